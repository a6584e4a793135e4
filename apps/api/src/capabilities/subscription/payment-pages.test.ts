import { widenPolicy } from '@butterleaf/server-kit/http/security-headers'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterEach, describe, expect, it } from 'vitest'

let app: TestApp
afterEach(() => app?.close())

const recurly = {
  BILLING: 'recurly',
  RECURLY_API_KEY: 'private',
  RECURLY_PUBLIC_KEY: 'fra-public',
  RECURLY_WEBHOOK_SECRETS: 'secret',
  RECURLY_GATEWAY_ORIGINS: 'https://js.gateway.example, https://bank.gateway.example',
}
const recaptcha = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'hidden' }

async function policyOf(path: string): Promise<string> {
  return (await app.request('GET', path)).headers.get('content-security-policy') ?? ''
}

describe('[CHK-10] the content policy', () => {
  it('opens to the configured providers on the pages where something is paid, and nowhere else', async () => {
    app = await startTestApp({ environment: { ...recurly, ...recaptcha } })
    const strict = await policyOf('/healthz')
    expect(strict).not.toMatch(/recurly|google|gateway/)
    for (const path of ['/app', '/checkouts', '/settings/account', '/settings/account/subscriptions']) {
      expect(await policyOf(path)).toBe(strict)
    }
    for (const path of ['/checkout', '/checkout/payment?a=b', '/settings/account/subscription']) {
      const policy = await policyOf(path)
      expect(policy).toMatch(
        /script-src 'self' https:\/\/js\.recurly\.com https:\/\/js\.gateway\.example .* https:\/\/www\.google\.com\/recaptcha\//,
      )
      expect(policy).toMatch(
        /frame-src 'self' https:\/\/api\.eu\.recurly\.com [^;]*https:\/\/bank\.gateway\.example/,
      )
      expect(policy).not.toContain('unsafe')
    }
  })

  it('stays shut everywhere where nothing from elsewhere is used', async () => {
    app = await startTestApp()
    expect(await policyOf('/checkout/payment')).toBe(await policyOf('/healthz'))
  })

  it('widens only what is named', () => {
    const policy = "default-src 'self';script-src 'self';object-src 'none'"
    expect(widenPolicy(policy, { 'script-src': ['https://a.example'] })).toBe(
      "default-src 'self';script-src 'self' https://a.example;object-src 'none'",
    )
  })
})
