import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Note } from './guidance.ts'
import { productKinds } from './kinds/product.ts'
import { alternateNights, MAX_STEPS } from './kinds/routine.ts'
import * as routes from './routes/routines.ts'
import { Cents, Id, Slug, text, Timestamp } from './values.ts'

const Kind = z.enum(productKinds)
const StepId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'This step has no valid id')

/** A label is a few hundred characters; thirty of these stay within the size limit of a request. */
const MAX_LABEL = 3000

/** A step of a routine: a listed product, an own product (a name, perhaps its pasted label) or a generic one ("Gentle cleanser"). */
export const PlannedStep = z.strictObject({
  /** Chosen by the browser; unique within the routine. */
  id: StepId,
  name: text(120, 1).refine((name) => name.trim() !== '', 'Please give this step a name'),
  kind: Kind.optional(),
  /** Of a listed product: what the catalogue says of it replaces what is sent. */
  product: Slug.optional(),
  isSample: z.boolean().optional(),
  /** The ingredient list as printed. */
  label: text(MAX_LABEL).optional(),
  /** Days a week, at each time of day that it is in; every day if absent. */
  timesAWeek: z.int().min(1).max(7).optional(),
  /** The evenings that it is kept to, away from a product that it clashes with. */
  nights: z.enum(alternateNights).optional(),
  priceCents: Cents.optional(),
  sizeMl: z.number().positive().max(10_000).optional(),
  spf: z.int().min(1).max(100).optional(),
})
export type PlannedStep = z.infer<typeof PlannedStep>

const Order = z.array(StepId).max(MAX_STEPS)

const isConsistent = (plan: { steps: { id: string }[]; morning: string[]; evening: string[] }): boolean => {
  const ids = new Set(plan.steps.map(({ id }) => id))
  const used = new Set([...plan.morning, ...plan.evening])
  return (
    ids.size === plan.steps.length &&
    new Set(plan.morning).size === plan.morning.length &&
    new Set(plan.evening).size === plan.evening.length &&
    used.size === ids.size &&
    [...used].every((id) => ids.has(id))
  )
}

/** A routine: its steps, and the ids of those of the morning and of the evening, each in its order. A step can be in both. */
export const RoutinePlan = z
  .strictObject({
    steps: z.array(PlannedStep).max(MAX_STEPS, `Please keep it to ${MAX_STEPS} steps`),
    morning: Order,
    evening: Order,
  })
  .refine(isConsistent, 'Every step belongs to the morning, the evening or both, once each')
export type RoutinePlan = z.infer<typeof RoutinePlan>

const PlacedStep = z.object({
  name: z.string(),
  kind: Kind.optional(),
  why: z.string(),
  nights: z.string().optional(),
})

/** What the guidance engine says of a routine. Steps are named as in guidance/routines/plan-steps.ts. Amounts in cents a month. */
export const RoutineCheck = z.object({
  /** In the suggested order, with every fix applied. */
  morning: z.array(PlacedStep),
  evening: z.array(PlacedStep),
  /** What is left out to settle a clash. */
  dropped: z.array(z.string()),
  findings: z.array(Note),
  load: z.object({ points: z.number(), level: z.enum(['low', 'careful', 'high']), text: z.string() }),
  frequency: z.array(z.object({ name: z.string(), text: z.string() })),
  patchTest: z.object({
    how: z.string(),
    order: z.array(z.object({ name: z.string(), week: z.int(), why: z.string(), strong: z.boolean() })),
  }),
  cost: z.object({
    cents: z.int().nullable(),
    text: z.string(),
    steps: z.array(z.object({ name: z.string(), cents: z.int().nullable() })),
  }),
})
export type RoutineCheck = z.infer<typeof RoutineCheck>

/** A check with the monthly budget of the member's skin profile, in cents; null for visitors and if there is none. */
export const PersonalRoutineCheck = RoutineCheck.extend({ budget: Cents.nullable() })
export type PersonalRoutineCheck = z.infer<typeof PersonalRoutineCheck>

export const checkRoutine = endpoint(routes.checkRoutine, {
  who: 'anyone',
  summary:
    'Checks a routine: order, clashes, sunscreen, exfoliation a week, cost a month and patch tests; a member by the stored skin profile',
  body: z.strictObject({ plan: RoutinePlan }),
  response: PersonalRoutineCheck,
  errors: [],
})

const Name = text(80, 1).refine((name) => name.trim() !== '', 'Please give your routine a name')
const Written = z.strictObject({ name: Name, plan: RoutinePlan })

/** A routine in the member's list. */
export const RoutineSummary = z.object({
  id: Id,
  name: z.string(),
  steps: z.int(),
  isShared: z.boolean(),
  updatedAt: Timestamp,
})
export type RoutineSummary = z.infer<typeof RoutineSummary>

/** A saved routine. Health data. */
export const SavedRoutine = z.object({
  id: Id,
  name: z.string(),
  plan: RoutinePlan,
  /** The secret part of the link at which anyone can read the plan; null if it is not shared. */
  shareToken: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type SavedRoutine = z.infer<typeof SavedRoutine>

const ById = z.object({ id: Id })
const Done = z.object({ ok: z.literal(true) })

export const listRoutines = endpoint(routes.listRoutines, {
  who: 'member',
  summary: "The member's routines, last changed first",
  response: z.array(RoutineSummary),
  errors: ['sign_in_required'],
})

export const saveRoutine = endpoint(routes.saveRoutine, {
  who: 'member',
  summary: 'Saves a new routine; a member can keep 20',
  body: Written,
  response: SavedRoutine,
  status: 201,
  errors: ['sign_in_required', 'not_allowed'],
})

export const readRoutine = endpoint(routes.readRoutine, {
  who: 'member',
  summary: "One of the member's routines",
  params: ById,
  response: SavedRoutine,
  errors: ['sign_in_required', 'not_found'],
})

export const changeRoutine = endpoint(routes.changeRoutine, {
  who: 'member',
  summary: 'Changes a routine, unless it was changed elsewhere since `updatedAt`',
  params: ById,
  body: Written.extend({ updatedAt: Timestamp }),
  response: SavedRoutine,
  errors: ['sign_in_required', 'not_found', 'changed_elsewhere'],
})

export const deleteRoutine = endpoint(routes.deleteRoutine, {
  who: 'member',
  summary: "Deletes one of the member's routines; its shared link ends",
  params: ById,
  response: Done,
  errors: ['sign_in_required', 'not_found'],
})

/** 128 random bits as base64url. */
const Token = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This link is not complete')

export const shareRoutine = endpoint(routes.shareRoutine, {
  who: 'member',
  summary: 'Shares a routine by link; a routine that is shared keeps its link',
  params: ById,
  response: z.object({ token: Token }),
  errors: ['sign_in_required', 'not_found'],
})

export const unshareRoutine = endpoint(routes.unshareRoutine, {
  who: 'member',
  summary: 'Ends the shared link of a routine; idempotent',
  params: ById,
  response: Done,
  errors: ['sign_in_required', 'not_found'],
})

export const readSharedRoutine = endpoint(routes.readSharedRoutine, {
  who: 'anyone',
  summary: 'The plan of a shared routine: nothing of its owner, not even the name of the routine',
  params: z.object({ token: Token }),
  response: z.object({ plan: RoutinePlan }),
  errors: ['not_found'],
})
