/** The bundler's information about a module: its static importers. */
type ModuleFacts = { importers: readonly string[] } | null

/** Every page loads these: the client entry, the root and the frame. */
const always = /\/web\/(root|entry\.client|shell\/frame)\.tsx(\?|$)/

/** Almost every page uses these small modules, whose own files would be mostly headers. */
const often =
  /\/(contract\/routes\/[\w-]+|web\/api\/page-data|web\/seo\/json-ld|web\/features\/articles\/(categories|feed-links|lists\/article-filters)|web\/ui\/(badge|breadcrumb|card|category-label|empty-state|error-state|format|meta-list|piece|progress|section-head))\.tsx?$/

/**
 * Bundles what every page needs into two files: one changes with our code, one with the libraries. The bundler's default is forty small
 * files, and on a phone each request costs more than its bytes. Code that is loaded later stays in separate files.
 * @returns a function that returns the chunk name of a module, or null to leave it to the bundler
 */
export const firstLoadChunks = () => {
  const known = new Map<string, boolean>()
  const reached = (id: string, facts: (id: string) => ModuleFacts): boolean => {
    const cached = known.get(id)
    if (cached !== undefined) return cached
    if (always.test(id) || often.test(id)) return true
    // A module in an import cycle counts as not reached until an importer outside the cycle is found.
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
