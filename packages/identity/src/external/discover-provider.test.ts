import { expect, it } from 'vitest'
import { originsOfSignIn } from './discover-provider.ts'

const issuer = 'https://accounts.example'

it('[AUTH-6] each endpoint’s origin stands where a page needs it, once', () => {
  const endpoints = {
    issuer,
    authorization_endpoint: 'https://accounts.example/authorize',
    token_endpoint: 'https://oauth2.example/token?x=1',
    userinfo_endpoint: 'https://oauth2.example/me',
    end_session_endpoint: 'https://bye.example/end',
  }
  expect(originsOfSignIn(endpoints, null)).toEqual({
    'connect-src': [issuer, 'https://oauth2.example'],
    'frame-src': [issuer],
    'form-action': [issuer, 'https://bye.example'],
  })
})

it('[AUTH-6] the operator’s address for signing out counts where the provider announces none', () => {
  expect(originsOfSignIn({ issuer }, 'https://bye.example/end')['form-action']).toEqual([
    issuer,
    'https://bye.example',
  ])
})

it.each(['javascript:alert(1)', 'not an address', 'http://plain.example/token', "https://x'; script-src *"])(
  'an announced endpoint %j opens nothing',
  (token_endpoint) => {
    expect(originsOfSignIn({ issuer, token_endpoint }, null)['connect-src']).toEqual([issuer])
  },
)
