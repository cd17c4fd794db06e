export { openKnowledge } from './knowledge/knowledge.ts'
export { checkLabel } from './labels/check-label.ts'