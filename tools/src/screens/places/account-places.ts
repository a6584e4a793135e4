import { tokenScopes } from '@butterleaf/domain/personal-tokens/token-scopes'
import { type AskedConsent, consentPage } from '@butterleaf/identity/embedded/assistants/consent-page'
import { down, press } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

const account = '/settings/account'
const password = `${account}/password`
const tokens = `${account}/tokens`
const passkeys = `${account}/passkeys`
const calendar = `${account}/calendar`
const reminders = `${account}/reminders`
const assistants = `${account}/assistants`
const consent = '/idp/interaction/asked'

const user = {
  sub: 'cook',
  email: 'robin.fennel@example.org',
  given_name: 'Robin',
  family_name: 'Fennel',
  name: 'Robin Fennel',
  picture: '/api/recipes/any/image/small',
  unit: 'metric',
  meal_times: { breakfast: '07:30', lunch: '12:30', dinner: '19:00' },
  time_zone: 'Europe/Berlin',
  password: { provider: null, open_until: '2099-01-01T00:00:00.000Z' },
  sign_in_first: false,
}
const answering = (part: object) => ({ '**/api/user': { json: { ...user, ...part } } })
const portrait = { '**/api/recipes/any/image/small': { path: 'docs/pictures/meals-of-a-day-390-light.png' } }

const seen = { first_seen_at: '2026-11-03T08:12:00.000Z', last_seen_at: '2026-11-20T18:40:00.000Z' }
const withSessions = {
  '**/api/user/sessions': {
    json: [
      { ...seen, id: 'here', browser: 'Firefox', system: 'Windows', current: true },
      { ...seen, id: 'phone', browser: 'Safari', system: 'iPhone', current: false },
      { ...seen, id: 'tablet', browser: 'Samsung Internet', system: 'Android', current: false },
      { ...seen, id: 'other', browser: null, system: null, current: false },
    ],
  },
}

const passkey = { added_at: '2026-11-03T08:12:00.000Z', last_used_at: '2026-11-20T18:40:00.000Z' }
const withPasskeys = (second_factor: boolean, recovery_codes_left: number) => ({
  '**/api/user/passkeys': {
    json: {
      passkeys: [
        { ...passkey, id: 'phone', name: 'My phone' },
        { ...passkey, id: 'key', name: 'The key on my ring', last_used_at: null },
      ],
      second_factor,
      recovery_codes_left,
    },
  },
})

const token = {
  createdAt: '2026-11-03T08:12:00.000Z',
  lastUsedAt: '2026-11-20T18:40:00.000Z',
  expiresAt: null,
}
const withTokens = {
  '**/api/tokens': {
    json: [
      { ...token, id: 'one', name: 'Kitchen display', scopes: ['plan:read'] },
      { ...token, id: 'two', name: 'The scale in the bathroom', scopes: ['tracker:write'], lastUsedAt: null },
      {
        ...{ ...token, id: 'three', name: 'Home server', scopes: ['plan:read', 'plan:write', 'list:write'] },
        expiresAt: '2026-11-21T00:00:00.000Z',
      },
    ],
  },
}

const connected = { connectedAt: '2026-11-03T08:12:00.000Z', lastUsedAt: '2026-11-20T18:40:00.000Z' }
const withAssistants = {
  '**/api/user/assistants': {
    json: [
      { ...connected, id: 'one', name: 'Kitchen talk', scopes: ['plan:read', 'list:write'] },
      { ...connected, id: 'two', name: 'x'.repeat(60), scopes: tokenScopes, lastUsedAt: null },
    ],
  },
}

/** The provider's own page, as it would be sent. */
const asking = (part: Partial<AskedConsent>, state?: Parameters<typeof consentPage>[1]) => {
  const asked = {
    ...{ interactionUid: 'asked', clientName: 'Kitchen talk', redirectUri: 'http://127.0.0.1:4321/back' },
    ...{ email: user.email, asked: tokenScopes, chosen: tokenScopes },
  }
  const body = consentPage({ ...asked, ...part }, state)
  return { [`**${consent}`]: { contentType: 'text/html; charset=utf-8', body } }
}

const madeCalendar = { createdAt: '2026-11-03T08:12:00.000Z', lastReadAt: '2026-11-20T18:00:00.000Z' }
const withCalendars = {
  '**/api/calendars': {
    json: [
      { ...madeCalendar, id: 'phone', kinds: ['meals', 'cooking', 'shopping'] },
      {
        ...madeCalendar,
        id: 'kitchen',
        kinds: ['meals', 'cooking', 'shopping', 'leftovers'],
        lastReadAt: null,
      },
    ],
  },
}

const withReminders = (isOn: boolean) => ({
  '**/api/reminders': {
    json: {
      kinds: {
        thaw: { push: isOn, mail: false, at: '19:30' },
        cook: { push: isOn, mail: false },
        shop: { push: isOn, mail: isOn, at: '09:00' },
        weighIn: { push: false, mail: isOn, at: '07:00', weekdays: ['monday', 'thursday'] },
        planEnd: { push: false, mail: false, at: '18:00' },
      },
      quiet: { from: '22:00', until: '06:00' },
      mailTo: isOn ? 'robin.fennel@example.org' : null,
      publicKey: 'B',
      subscriptions: isOn
        ? [{ id: 'phone', endpoint: 'https://push.example.org/p', createdAt: seen.first_seen_at }]
        : [],
    },
  },
})

const places: readonly PlaceFor<'who'>[] = [
  { name: 'account', path: account },
  { name: 'account, with a picture', path: account, answers: { ...answering({}), ...portrait } },
  {
    name: 'account, asked before deleting',
    path: account,
    isOverlay: true,
    act: (page) => press(page, 'Delete my account'),
  },
  {
    name: 'account, asked to sign in before deleting',
    path: account,
    isOverlay: true,
    answers: answering({ sign_in_first: true }),
    act: (page) => press(page, 'Delete my account'),
  },
  { name: 'account, signed in on several devices', path: account, answers: withSessions },
  { name: 'account, sessions out of reach', path: account, answers: { '**/api/user/sessions': down } },
  {
    name: 'account, sessions loading',
    path: account,
    isBusy: true,
    answers: { '**/api/user/sessions': 'never' },
  },
  { name: 'account, out of reach', path: account, answers: { '**/api/user': down } },
  { name: 'account, loading', path: account, isBusy: true, answers: { '**/api/user': 'never' } },
  { name: 'passkeys, none yet', path: passkeys },
  { name: 'passkeys', path: passkeys, answers: withPasskeys(false, 0) },
  { name: 'passkeys, second step on', path: passkeys, answers: withPasskeys(true, 8) },
  { name: 'passkeys, out of reach', path: passkeys, answers: { '**/api/user/passkeys': down } },
  { name: 'assistants', path: assistants },
  { name: 'assistants, connected', path: assistants, answers: withAssistants },
  { name: 'assistants, out of reach', path: assistants, answers: { '**/api/user/assistants': down } },
  {
    name: 'assistants, asked before disconnecting',
    path: assistants,
    answers: withAssistants,
    isOverlay: true,
    act: (page) => press(page, 'Disconnect Kitchen talk'),
  },
  { name: 'an assistant asks to be let in', path: consent, answers: asking({}) },
  {
    name: 'an assistant asks to be let in, with a long name and nothing ticked',
    path: consent,
    answers: asking(
      { clientName: 'x'.repeat(60), redirectUri: 'https://talk.example.org/back', chosen: [] },
      { refusal: 'Tick what it may do, or don’t allow it.' },
    ),
  },
  { name: 'personal tokens, none yet', path: tokens },
  { name: 'personal tokens', path: tokens, answers: withTokens },
  { name: 'personal tokens, out of reach', path: tokens, answers: { '**/api/tokens': down } },
  { name: 'personal tokens, loading', path: tokens, isBusy: true, answers: { '**/api/tokens': 'never' } },
  {
    name: 'personal tokens, making one',
    path: tokens,
    isOverlay: true,
    answers: answering({}),
    act: (page) => press(page, 'Make a token'),
  },
  { name: 'calendar, none yet', path: calendar, answers: { '**/api/calendars': { json: [] } } },
  { name: 'calendar', path: calendar, answers: withCalendars },
  { name: 'calendar, out of reach', path: calendar, answers: { '**/api/calendars': down } },
  { name: 'calendar, loading', path: calendar, isBusy: true, answers: { '**/api/calendars': 'never' } },
  { name: 'reminders, none chosen', path: reminders, answers: withReminders(false) },
  { name: 'reminders', path: reminders, answers: withReminders(true) },
  { name: 'reminders, out of reach', path: reminders, answers: { '**/api/reminders': down } },
  { name: 'reminders, loading', path: reminders, isBusy: true, answers: { '**/api/reminders': 'never' } },
  { name: 'account, password', path: password, answers: answering({ picture: null }) },
  {
    name: 'account, password, sign in first',
    path: password,
    answers: answering({ picture: null, password: { provider: null, open_until: null } }),
  },
  {
    name: 'account, password, kept elsewhere',
    path: password,
    answers: answering({ picture: null, password: { provider: 'https://id.example.org', open_until: null } }),
  },
]

/** The account, and everything that is done to it. */
export const owning: readonly ShownPlace[] = places.map((place) => ({
  who: 'cook',
  isFresh: Boolean(place.answers),
  ...place,
}))
