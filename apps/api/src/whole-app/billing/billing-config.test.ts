import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../platform/config.ts'

const recurly = {
  BILLING: 'recurly',
  RECURLY_API_KEY: 'private',
  RECURLY_PUBLIC_KEY: 'public',
  RECURLY_WEBHOOK_SECRETS: 'new, old',
}

describe('[SUB-4] billing settings', () => {
  it('choose Recurly with its keys, in the US and with our own plan names unless told otherwise', () => {
    expect(parseConfig(recurly).billing).toEqual({
      kind: 'recurly',
      apiKey: 'private',
      publicKey: 'public',
      webhookSecrets: ['new', 'old'],
      baseUrl: 'https://v3.recurly.com',
      planCodes: { '1-month': '1-month', '3-month': '3-month', '6-month': '6-month' },
      gatewayOrigins: [],
    })
    const europe = { ...recurly, RECURLY_REGION: 'eu', RECURLY_PLANS: '1-month=basic, 6-month=half-year' }
    expect(parseConfig(europe).billing).toMatchObject({
      baseUrl: 'https://v3.eu.recurly.com',
      planCodes: { '1-month': 'basic', '3-month': '3-month', '6-month': 'half-year' },
    })
  })

  it.each([
    ['a provider that isn’t there', { BILLING: 'paper' }, 'sandbox or recurly'],
    ['no private key', { ...recurly, RECURLY_API_KEY: '' }, 'RECURLY_API_KEY'],
    ['no webhook secret', { ...recurly, RECURLY_WEBHOOK_SECRETS: ' , ' }, 'RECURLY_WEBHOOK_SECRETS'],
    ['keys without the provider', { ...recurly, BILLING: 'sandbox' }, 'BILLING is not recurly'],
    ['keys without any provider', { ...recurly, BILLING: '' }, 'BILLING is not recurly'],
    [
      'two addresses',
      { ...recurly, RECURLY_REGION: 'us', RECURLY_BASE_URL: 'https://r.example' },
      'one of them',
    ],
    ['an address in the clear', { ...recurly, RECURLY_BASE_URL: 'http://r.example' }, 'https'],
    ['an address with a path', { ...recurly, RECURLY_BASE_URL: 'https://r.example/v3' }, 'origin alone'],
    ['a plan we don’t have', { ...recurly, RECURLY_PLANS: '12-month=year' }, 'RECURLY_PLANS'],
    [
      'a gateway’s address with a path',
      { ...recurly, RECURLY_GATEWAY_ORIGINS: 'https://g.example/v3' },
      'origin alone',
    ],
    ['half a pair', { ...recurly, RECURLY_PLANS: '1-month' }, 'RECURLY_PLANS'],
    ['two plans of one name', { ...recurly, RECURLY_PLANS: '1-month=3-month' }, 'same name'],
  ])('%s stops the start with a sentence', (_what, environment, words) => {
    expect(() => parseConfig(environment)).toThrow(words)
  })
})
