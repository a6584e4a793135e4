import { AUTHORIZATION_RESPONSE_ERROR, RESPONSE_BODY_ERROR, ResponseBodyError } from 'oauth4webapi'
import { expect, it } from 'vitest'
import { isRefusal, refusalCodes } from './session.ts'

it('[AUTH-5] knows the library’s refusals by their codes', () => {
  expect(refusalCodes).toEqual([AUTHORIZATION_RESPONSE_ERROR, RESPONSE_BODY_ERROR])
})

it('[AUTH-5] tells a refusal from a failure of the network', () => {
  const cause = { error: 'invalid_grant' }
  expect(
    isRefusal(new ResponseBodyError('refused', { cause, response: new Response(null, { status: 400 }) })),
  ).toBe(true)
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false)
})
