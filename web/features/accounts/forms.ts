/** The forms and the validator they carry, as one piece that is fetched when a form is about to be shown. */
export { LoginForm } from './login-form.tsx'
export { RegisterForm } from './register-form.tsx'
