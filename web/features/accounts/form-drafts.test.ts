import { beforeEach, expect, test } from 'vitest'
import { clearDrafts, saveDraft, readDraft } from './form-drafts.ts'

beforeEach(clearDrafts)

test('restores the input of the sign-in form', () => {
  saveDraft('login', { email: 'thandi@example.co.za', password: 'koeksister' })
  expect(readDraft('login')).toEqual({ email: 'thandi@example.co.za', password: 'koeksister', acceptTerms: false })
})

test('shares the email between the forms but not the password, so that a new account does not reuse an old one by accident', () => {
  saveDraft('login', { email: 'thandi@example.co.za', password: 'koeksister' })
  expect(readDraft('register')).toEqual({ email: 'thandi@example.co.za', password: '', acceptTerms: false })
})

test('keeps the terms box, ticked or unticked, while the other form is shown', () => {
  saveDraft('register', { acceptTerms: true })
  saveDraft('login', { email: 'a@b.co' })
  expect(readDraft('register').acceptTerms).toBe(true)
  saveDraft('register', { acceptTerms: false })
  expect(readDraft('register').acceptTerms).toBe(false)
})

test('clears all input after sign-in', () => {
  saveDraft('register', { email: 'a@b.co', password: 'boerewors', acceptTerms: true })
  clearDrafts()
  expect(readDraft('register')).toEqual({ email: '', password: '', acceptTerms: false })
})
