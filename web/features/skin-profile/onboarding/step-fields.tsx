import type { ChangeEvent } from 'react'
import { Field, Input } from '#web/ui/field.tsx'
import { skinTypeChoices } from '../profile-labels.ts'
import { ChoiceCards, ChoiceChips } from './choices.tsx'
import { SafetyFields } from './safety-fields.tsx'
import { ToneSwatch } from './tone-swatch.tsx'
import type { Onboarding } from './use-onboarding.ts'
import { rangeOf, type View } from './views.ts'

/** The titles of the five steps. */
export const stepTitles = [
  'What is your skin type?',
  'What are your skin concerns?',
  'What are your skincare goals?',
  'Your budget and routine',
  'What to avoid, and your skin tone',
] as const

const ANY_NUMBER = 'Choose as many as you like.'

/** The questions of the current step. */
export function StepFields({ onboarding, view, titleId }: { onboarding: Onboarding; view: View; titleId: string }) {
  const { step, answers, errors, set } = onboarding
  switch (step) {
    case 1:
      return (
        <ChoiceCards
          legend={stepTitles[0]}
          titleId={titleId}
          choices={skinTypeChoices}
          value={answers.skinType}
          error={errors.skinType}
          onChange={(value) => set('skinType', value)}
        />
      )
    case 2:
      return (
        <ChoiceChips
          legend={stepTitles[1]}
          titleId={titleId}
          hint={ANY_NUMBER}
          options={view.options.concerns}
          value={answers.skinConcerns}
          error={errors.skinConcerns}
          onChange={(value) => set('skinConcerns', value)}
        />
      )
    case 3:
      return (
        <ChoiceChips
          legend={stepTitles[2]}
          titleId={titleId}
          hint={ANY_NUMBER}
          options={view.options.goals}
          value={answers.skinGoals}
          error={errors.skinGoals}
          onChange={(value) => set('skinGoals', value)}
        />
      )
    case 4:
      return (
        <>
          <Budget onboarding={onboarding} view={view} />
          <ChoiceCards
            legend="Routine"
            choices={view.routines}
            value={answers.routinePreference}
            error={errors.routinePreference}
            onChange={(value) => set('routinePreference', value)}
          />
        </>
      )
    default:
      return (
        <>
          <ChoiceChips
            legend="Allergies and ingredients to avoid"
            hint={ANY_NUMBER}
            options={view.options.allergies}
            value={answers.allergies}
            error={errors.allergies}
            onChange={(value) => set('allergies', value)}
          />
          <ChoiceCards
            legend="Skin tone (Fitzpatrick scale)"
            hint="Look at skin that the sun rarely reaches, such as your inner upper arm. Deep skin can burn without turning red, so go by the colour first."
            choices={view.tones}
            columns={view.budgets === null}
            picture={(type) => <ToneSwatch type={type} />}
            value={answers.fitzpatrickScale}
            error={errors.fitzpatrickScale}
            onChange={(value) => set('fitzpatrickScale', value)}
          />
          <SafetyFields onboarding={onboarding} />
        </>
      )
  }
}

function Budget({ onboarding: { answers, errors, set }, view }: { onboarding: Onboarding; view: View }) {
  if (view.budgets !== null) {
    return (
      <ChoiceCards
        legend="Monthly budget"
        choices={view.budgets}
        columns
        value={rangeOf(answers.monthlyBudget)}
        error={errors.monthlyBudget}
        onChange={(value) => set('monthlyBudget', value)}
      />
    )
  }
  // An empty field means unset. The browser also reports text that is not a number as empty, but flags it.
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    set('monthlyBudget', target.validity.badInput ? Number.NaN : target.value === '' ? null : target.valueAsNumber)
  return (
    <Field
      label="Monthly budget in rand"
      optional
      hint="Leave it empty if you would rather not say."
      error={errors.monthlyBudget}
    >
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        step={50}
        defaultValue={Number.isNaN(answers.monthlyBudget) ? '' : (answers.monthlyBudget ?? '')}
        onChange={change}
      />
    </Field>
  )
}
