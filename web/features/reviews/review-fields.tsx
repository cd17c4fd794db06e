import { ageRanges } from '#contract/kinds/review.ts'
import { skinTypes } from '#contract/kinds/skin.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { PictureField } from './picture-field.tsx'
import type { Draft } from './review-draft.ts'
import { ageWords, skinWords } from './review-words.ts'
import { RecommendChoice, StarChoice } from './star-choice.tsx'

/** The message for each field that has a problem. */
export type Problems = { readonly [Name in keyof Draft | 'pictureIds']?: string }

/** The fields of a review. */
export function ReviewFields({
  draft,
  problems,
  onChange,
}: {
  draft: Draft
  problems: Problems
  onChange: (typed: Partial<Draft>) => void
}) {
  return (
    <>
      <StarChoice value={draft.rating} error={problems.rating} onChange={(rating) => onChange({ rating })} />
      <Field label="Title" required error={problems.title}>
        <Input
          name="title"
          maxLength={100}
          value={draft.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <Field
        label="Your review"
        required
        error={problems.content}
        hint="What you used it for, what changed, and what did not."
      >
        <Textarea
          name="content"
          rows={5}
          maxLength={3000}
          value={draft.content}
          onChange={({ target }) => onChange({ content: target.value })}
        />
      </Field>
      <PictureField
        uploads={draft.pictures}
        error={problems.pictureIds}
        onChange={() => onChange({ pictures: draft.pictures })}
      />
      <RecommendChoice
        value={draft.wouldRecommend}
        error={problems.wouldRecommend}
        onChange={(wouldRecommend) => onChange({ wouldRecommend })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <Field label="Skin type" optional error={problems.skinType}>
          <Select
            name="skinType"
            value={draft.skinType}
            onChange={({ target }) => onChange({ skinType: target.value })}
          >
            <option value="">Not said</option>
            {skinTypes.map((type) => (
              <option key={type} value={type}>
                {skinWords[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Age" optional error={problems.ageRange}>
          <Select
            name="ageRange"
            value={draft.ageRange}
            onChange={({ target }) => onChange({ ageRange: target.value })}
          >
            <option value="">Not said</option>
            {ageRanges.map((range) => (
              <option key={range} value={range}>
                {ageWords[range]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Weeks used" optional error={problems.weeksUsed}>
          <Input
            name="weeksUsed"
            inputMode="numeric"
            maxLength={3}
            value={draft.weeksUsed}
            onChange={({ target }) => onChange({ weeksUsed: target.value })}
          />
        </Field>
      </div>
      <div className="grid gap-1">
        <Checkbox
          name="gotItFree"
          checked={draft.gotItFree}
          onChange={({ target }) => onChange({ gotItFree: target.checked })}
        >
          I got it free, or was paid to try it
        </Checkbox>
        <Checkbox
          name="shareSkinTone"
          checked={draft.shareSkinTone}
          onChange={({ target }) => onChange({ shareSkinTone: target.checked })}
        >
          Use the skin tone in my profile, so that members with similar skin find my review. They see “Skin like yours”,
          never your skin tone.
        </Checkbox>
      </div>
    </>
  )
}
