import { down, press } from './acts.ts'
import type { ShownPlace } from './place.ts'

/** What is seen before signing in. */
export const outside: readonly ShownPlace[] = [
  { name: 'landing', who: 'nobody', path: '/' },
  { name: 'sign in', who: 'nobody', path: '/auth/login' },
  {
    name: 'sign in, refused',
    who: 'nobody',
    path: '/auth/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByLabel('Password').fill('not the one 1')
      await press(page, 'Sign in')
    },
  },
  { name: 'sign up', who: 'nobody', path: '/auth/signup' },
  { name: 'forgotten password', who: 'nobody', path: '/idp/forgot' },
  { name: 'recipes', who: 'nobody', path: '/recipes' },
  {
    name: 'recipe for everybody',
    who: 'nobody',
    path: '/recipes',
    act: (page) => page.getByRole('region', { name: 'Dinner' }).getByRole('link').first().click(),
  },
  { name: 'no such recipe', who: 'nobody', path: '/recipes/no-such-plate' },
  { name: 'privacy policy', who: 'nobody', path: '/privacy-policy' },
  { name: 'terms', who: 'nobody', path: '/terms-disclaimer' },
  { name: 'not found', who: 'nobody', path: '/no/such/plate' },
  {
    name: 'sign-in out of reach',
    who: 'nobody',
    isFresh: true,
    path: '/auth/login',
    answers: { '**/config.json': down },
  },
]
