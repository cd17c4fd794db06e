/** The forms and their validators as one lazily loaded chunk. */
export { LoginForm } from './login-form.tsx'
export { RegisterForm } from './register-form.tsx'
export { ProviderButtons } from '#web/features/provider-sign-in/provider-buttons.tsx'
