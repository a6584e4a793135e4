import { down, press } from './acts.mjs'

const account = '/settings/account'
const password = `${account}/password`

const user = {
  sub: 'cook',
  email: 'robin.fennel@example.org',
  given_name: 'Robin',
  family_name: 'Fennel',
  name: 'Robin Fennel',
  picture: '/api/recipes/any/image/small',
  unit: 'metric',
  password: { provider: null, open_until: '2099-01-01T00:00:00.000Z' },
}
const answering = (part) => ({ '**/api/user': { json: { ...user, ...part } } })
const portrait = { '**/api/recipes/any/image/small': { path: 'docs/pictures/day-light.png' } }

/** The account, and everything that is done to it. */
export const owning = [
  { name: 'account', path: account },
  { name: 'account, with a picture', path: account, answers: { ...answering({}), ...portrait } },
  {
    name: 'account, asked before deleting',
    path: account,
    isOverlay: true,
    act: (page) => press(page, 'Delete my account'),
  },
  { name: 'account, out of reach', path: account, answers: { '**/api/user': down } },
  { name: 'account, loading', path: account, isBusy: true, answers: { '**/api/user': 'never' } },
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
].map((place) => ({ who: 'cook', isFresh: Boolean(place.answers), ...place }))
