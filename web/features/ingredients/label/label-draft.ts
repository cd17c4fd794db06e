import type { Profile } from '#contract/guidance.ts'
import type { SkinType } from '#contract/kinds/skin.ts'
import type { Pregnancy } from '#contract/kinds/skin-options.ts'
import { keepInTab, readInTab } from '#web/session/tab-storage.ts'

// Health data: kept for this tab only, and forgotten when a member signs out.
const KEY = 'skynn.label'

/** What a visitor tells for one check; empty where nothing is told. */
export type Told = { skinType: SkinType | ''; pregnancy: Pregnancy | ''; avoid: string }

/** What somebody typed. `checked`: they asked for the result, which is worked out again after a reload. */
export type LabelDraft = { text: string; told: Told; checked: boolean }

export const emptyDraft: LabelDraft = {
  text: '',
  told: { skinType: '', pregnancy: '', avoid: '' },
  checked: false,
}

export const readLabelDraft = (): LabelDraft => {
  try {
    const draft = JSON.parse(readInTab(KEY) ?? 'null') as LabelDraft | null
    return typeof draft?.text === 'string' && typeof draft.told === 'object' ? draft : emptyDraft
  } catch {
    return emptyDraft
  }
}

export const keepLabelDraft = (draft: LabelDraft): void => keepInTab(KEY, JSON.stringify(draft))

/** What a visitor told, as the guidance engine takes it; undefined if they told nothing. */
export const profileOf = ({ skinType, pregnancy, avoid }: Told): Profile | undefined => {
  const profile: Profile = {
    ...(skinType !== '' && { skinType }),
    ...(pregnancy === 'pregnant' && { pregnant: true }),
    ...(pregnancy === 'breastfeeding' && { breastfeeding: true }),
    ...(pregnancy === 'trying' && { conditions: ['trying'] }),
    ...(avoid.trim() !== '' && { avoid: avoid.trim() }),
  }
  return Object.keys(profile).length === 0 ? undefined : profile
}
