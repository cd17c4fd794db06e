import { beforeEach, expect, test } from 'vitest'
import { clearDrafts, keepDraft, readDraft } from './form-drafts.ts'

beforeEach(clearDrafts)

test('what was typed to sign in is there again when the form comes back', () => {
  keepDraft('login', { email: 'thandi@example.co.za', password: 'koeksister' })
  expect(readDraft('login')).toEqual({ email: 'thandi@example.co.za', password: 'koeksister', acceptTerms: false })
})

test('the address follows to the other form, the password does not, because a new one must not be an old one by accident', () => {
  keepDraft('login', { email: 'thandi@example.co.za', password: 'koeksister' })
  expect(readDraft('register')).toEqual({ email: 'thandi@example.co.za', password: '', acceptTerms: false })
})

test('a ticked box survives a visit to the other form, and unticking it is remembered too', () => {
  keepDraft('register', { acceptTerms: true })
  keepDraft('login', { email: 'a@b.co' })
  expect(readDraft('register').acceptTerms).toBe(true)
  keepDraft('register', { acceptTerms: false })
  expect(readDraft('register').acceptTerms).toBe(false)
})

test('nothing is left once somebody is signed in', () => {
  keepDraft('register', { email: 'a@b.co', password: 'boerewors', acceptTerms: true })
  clearDrafts()
  expect(readDraft('register')).toEqual({ email: '', password: '', acceptTerms: false })
})
