/** What a phone takes along of the knowledge (guidance/knowledge/phone-pack.ts), written by tools/phone-pack.ts. */
declare module 'virtual:phone-pack' {
  const pack: string
  export default pack
}
