import { readStored, writeStored } from '#web/session/browser-storage.ts'
import { keepInTab, readInTab } from '#web/session/tab-storage.ts'
import { type Chat, resumed } from './chat-state.ts'

// Health data: kept for this tab only, and forgotten when a member signs out. So a reload or a look at a linked page loses nothing.
const CHAT = 'skynn.chat'
const DRAFT = 'skynn.chat-draft'
const PROFILE = 'skynn.chat-profile'

/** A chat with whom it belongs to (null: a visitor) and the conversation in the page's address, if any. */
export type KeptChat = { owner: string | null; address: string | null; chat: Chat }

export const readKeptChat = (): KeptChat | null => {
  try {
    const kept = JSON.parse(readInTab(CHAT) ?? 'null') as KeptChat | null
    return kept !== null && Array.isArray(kept.chat.entries) ? { ...kept, chat: resumed(kept.chat) } : null
  } catch {
    return null
  }
}

export const keepChat = (kept: KeptChat): void =>
  keepInTab(CHAT, kept.chat.entries.length === 0 ? null : JSON.stringify(kept))

/** The text that is typed but not sent. */
export const readDraft = (): string => readInTab(DRAFT) ?? ''
export const keepDraft = (text: string): void => keepInTab(DRAFT, text === '' ? null : text)

/** Whether replies may use the skin profile; kept on this device. */
export const readUsesProfile = (): boolean => readStored(PROFILE) !== 'off'
export const keepUsesProfile = (uses: boolean): void => writeStored(PROFILE, uses ? null : 'off')
