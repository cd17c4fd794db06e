import { route } from '../endpoint.ts'

export const listNotifications = route('GET', '/api/notifications')
export const countUnreadNotifications = route('GET', '/api/notifications/unread-count')
export const readNotification = route('POST', '/api/notifications/{id}/read')
export const readAllNotifications = route('POST', '/api/notifications/read-all')
export const unreadNotifications = route('POST', '/api/notifications/unread')
/** A stream of server-sent events, which no `endpoint` describes; its events carry a `LiveNotifications`. */
export const liveNotifications = route('GET', '/api/notifications/live')
