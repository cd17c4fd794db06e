/** What the bundler tells of a module: who imports it statically. */
type ModuleFacts = { importers: readonly string[] } | null

/** Every page loads these: what hydrates it, its root and its frame. */
const always = /\/web\/(root|entry\.client|shell\/frame)\.tsx(\?|$)/

/**
 * Puts what every page needs into two files, one that changes with our code and one that changes with the libraries. Left to itself the
 * bundler makes forty small ones, and each request costs a phone more than its bytes. What is loaded later stays in files of its own.
 * @returns a function that names the chunk of a module, or null for those it leaves to the bundler
 */
export const firstLoadChunks = () => {
  const known = new Map<string, boolean>()
  const reached = (id: string, facts: (id: string) => ModuleFacts): boolean => {
    const answer = known.get(id)
    if (answer !== undefined) return answer
    if (always.test(id)) return true
    // A circle of imports counts as not reached until a way in from outside it is found.
    known.set(id, false)
    const found = facts(id)?.importers.some((importer) => reached(importer, facts)) ?? false
    known.set(id, found)
    return found
  }
  return (id: string, context: { getModuleInfo: (id: string) => ModuleFacts }): string | null => {
    if (always.test(id) || /\.css|\?url/.test(id)) return null
    if (!reached(id, (other) => context.getModuleInfo(other))) return null
    return id.includes('/node_modules/') ? 'framework' : 'frame-parts'
  }
}
