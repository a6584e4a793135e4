import { fullNameMaxLength, nameMaxLength } from '@butterleaf/domain/account/person-name'
import { tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import { z } from 'zod'
import type { CallSchema } from '../call.ts'
import { pictureMaxBytes } from './picture-limits.ts'

const unit = z.enum(['us', 'metric'])

export const localTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Say a time such as 19:00.')
const mealTimes = z
  .object({ breakfast: localTime, lunch: localTime, dinner: localTime })
  .describe('When the user eats, HH:MM; dessert comes after dinner')
  .meta({ id: 'MealTimes' })
const timeZone = z.string().min(1).max(60)

const userSchema = z
  .object({
    sub: z.string(),
    email: z.string().nullable().describe('Null when the identity provider keeps it to itself'),
    given_name: z.string().nullable(),
    family_name: z.string().nullable(),
    name: z.string().nullable(),
    picture: z.string().nullable().describe('Address of the picture; null where the initials stand for it'),
    unit: unit.nullable().describe('Null until the user has chosen'),
    meal_times: mealTimes,
    time_zone: timeZone
      .nullable()
      .describe('Of the meal times; null until the user or a first calendar has set it'),
    password: z.object({
      provider: z
        .string()
        .nullable()
        .describe(
          'Where the password is kept and changed: the identity provider’s origin; null when it is here',
        ),
      open_until: z
        .string()
        .nullable()
        .describe('Until then it can be changed without signing in once more; null when it can’t be now'),
    }),
    sign_in_first: z
      .boolean()
      .describe('Whether deleting the account and ending sessions ask to sign in once more first'),
  })
  .meta({ id: 'User' })

export const readUser = { summary: 'The signed-in user', answer: userSchema } satisfies CallSchema

export const changeUser = {
  summary: 'Change those of the account’s own settings that are sent',
  body: z
    .object({ unit: unit.optional(), meal_times: mealTimes.optional(), time_zone: timeZone.optional() })
    .refine((sent) => Object.values(sent).some((value) => value !== undefined), {
      path: ['unit'],
      error: 'Say what to change: unit, meal_times or time_zone.',
    }),
  answer: userSchema,
} satisfies CallSchema

export const updateName = {
  summary: 'Change the name',
  body: z.object({
    name: z.string().min(1).max(fullNameMaxLength).describe('As it is shown'),
    first_name: z.string().min(1).max(nameMaxLength),
    last_name: z.string().min(1).max(nameMaxLength),
  }),
  bodyType: 'application/x-www-form-urlencoded',
  answer: userSchema,
} satisfies CallSchema

export const changePassword = {
  summary: 'Set a new password, soon after signing in; every other session of the account ends',
  body: z.object({ password: z.string().max(1_000) }),
} satisfies CallSchema

export const changeAvatar = {
  summary: 'Set the picture: a PNG, JPEG or WebP, made square, small and free of what the camera noted',
  body: z.object({ fileInput: z.file().max(pictureMaxBytes) }),
  bodyType: 'multipart/form-data',
  answer: userSchema,
} satisfies CallSchema

export const removeAvatar = {
  summary: 'Remove the picture; the initials stand for it again',
  answer: userSchema,
} satisfies CallSchema

export const readAvatar = {
  summary: 'A picture, for everybody who has its address',
  public: true,
  params: z.object({ pictureId: z.string().regex(/^[\w-]{32}$/, 'There is no such picture.') }),
  answer: z.instanceof(Uint8Array).meta({ type: 'string', format: 'binary' }),
  answerType: 'image/webp',
} satisfies CallSchema

const row = z.record(z.string(), z.unknown())

/** OPS-6: its fields are told in docs/data-export.md, table by table. */
export const exportSchema = z
  .object({
    made_at: z.iso.datetime(),
    user_id: z.string(),
    account: row.nullable().describe('Null when an outside identity provider keeps it'),
    sessions: z.array(row),
    devices: z.array(row).describe('Browsers the account is signed in with'),
    assistants: z.array(row).describe('Assistants that were let in, with what they may do'),
    passkeys: z.array(row).describe('Without what identifies them'),
    recovery_codes: z.array(row).describe('When each that is left was made'),
    data: z.record(z.string(), z.array(row)).describe('By table'),
    recipe_titles: z.record(z.string(), z.string()).describe('Of the recipe ids that stand in the data'),
  })
  .meta({ id: 'UserExport' })

export const exportUser = {
  summary: 'Everything held about the user, as one file (docs/data-export.md tells every field)',
  answer: exportSchema,
} satisfies CallSchema

export const deleteUser = {
  summary:
    'Delete the account and all of its data, soon after signing in, and end its subscription; nothing brings it back',
} satisfies CallSchema

const sessionSchema = z
  .object({
    id: z.string(),
    browser: z.string().nullable().describe('Its name, as it says itself; null when it is none we know'),
    system: z.string().nullable().describe('The system it runs on, likewise'),
    first_seen_at: z.iso.datetime(),
    last_seen_at: z.iso.datetime().describe('To about ten minutes'),
    current: z.boolean().describe('The one this call was made in'),
  })
  .meta({ id: 'Session' })

export const listSessions = {
  summary: 'Where the account is signed in: this session first, then those seen last',
  answer: z.array(sessionSchema),
} satisfies CallSchema

export const endSession = {
  summary: 'Sign out of one session, soon after signing in; its tokens are refused from then on',
  params: z.object({ sessionId: z.string().min(1).max(200) }),
} satisfies CallSchema

export const endOtherSessions = {
  summary: 'Sign out of every session but this one, soon after signing in',
} satisfies CallSchema

const connectedAssistantSchema = z
  .object({
    id: z.string(),
    name: z.string().describe('As it calls itself: a stranger’s words'),
    scopes: z.array(z.enum(tokenScopes)).describe('What it may do'),
    connectedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().describe('To about ten minutes; null while it hasn’t come back'),
  })
  .meta({ id: 'ConnectedAssistant' })

export const listAssistants = {
  summary: 'The assistants that were let in by signing in from them, the newest first',
  answer: z.array(connectedAssistantSchema),
} satisfies CallSchema

export const disconnectAssistant = {
  summary: 'Disconnect an assistant: its tokens are refused from then on',
  params: z.object({ assistantId: z.string().min(1).max(200) }),
} satisfies CallSchema
