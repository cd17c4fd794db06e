import type { Plugin } from 'vite'

const NAME = 'virtual:phone-pack'
const RESOLVED = `\0${NAME}`

/** Makes the phone pack (decision 31) a module of its own, which a page imports when it is needed. The server has the whole knowledge. */
export const phonePack = (): Plugin => ({
  name: 'phone-pack',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  async load(id) {
    if (id !== RESOLVED) return null
    if (this.environment.config.consumer === 'server') return "export default ''"
    const [{ readEntries }, { phonePackOf }, { readKnowledgeFiles }] = await Promise.all([
      import('../guidance/knowledge/compile.ts'),
      import('../guidance/knowledge/phone-pack.ts'),
      import('../server/content/knowledge.ts'),
    ])
    return `export default ${JSON.stringify(phonePackOf(readEntries(await readKnowledgeFiles())))}`
  },
})
