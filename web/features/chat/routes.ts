import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const chatPages: RouteConfigEntry[] = [route('chatbot', 'features/chat/chat-page.tsx')]
