import { markArt } from '#web/ui/art/mark.ts'

/** A leaf on a quiet ground, cropped like any cover: legible beside text in both themes. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300" preserveAspectRatio="xMidYMid slice">' +
  '<rect width="400" height="300" fill="#0f3d2e"/>' +
  '<circle cx="200" cy="150" r="74" fill="none" stroke="#e9dfc0" stroke-width="2.5" stroke-dasharray="0 9.3" stroke-linecap="round" opacity=".5"/>' +
  `<g transform="translate(200 150) scale(4.6) translate(-12 -12)" opacity=".8">${markArt}</g></svg>`

/** The picture shown in place of one that is neither reachable nor kept. */
export const placeholderPicture = (): Response =>
  new Response(picture, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
