/** The two views of the onboarding, loaded when they are needed, also ahead of use. */
export const loadWizard = () => import('./onboarding/wizard.tsx')
export const loadProfileDialog = () => import('./onboarding/profile-dialog.tsx')
