import './quick-imports.ts'

// Static imports are resolved before a module runs, so the hook only affects what is imported from here on.
await import('./start.ts')
