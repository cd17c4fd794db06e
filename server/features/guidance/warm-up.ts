import { analyseQuiz, answer } from '#guidance/guidance.ts'
import { knowledge, sampleCatalogue } from '#server/content/knowledge.ts'

/**
 * Reads the knowledge and asks it once, so that no visitor waits for its indexes. A wrong row in content/knowledge stops the start here.
 * @throws Error naming the file that is wrong
 */
export const warmUpGuidance = async (): Promise<void> => {
  const [known, catalogue] = await Promise.all([knowledge(), sampleCatalogue()])
  answer(known, { message: 'Routine for oily skin with retinol and vitamin C?', turns: [], pages: [], catalogue })
  analyseQuiz(known, {
    age: '20-29', skin_type: 'oily', concerns: ['acne'], routine: 'basic', budget: 'flexible', lifestyle: ['outdoor'], goals: 'Clear skin', allergies: 'None',
  }, catalogue)
}
