import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const skinQuizPages: RouteConfigEntry[] = [route('skin-quiz', 'features/skin-quiz/quiz-page.tsx')]
