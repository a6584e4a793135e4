import type { RecurlyConfig } from '@butterleaf/billing/recurly/recurly-config'
import { type Openings, widenPolicy } from '@butterleaf/server-kit/http/security-headers'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'

/** The pages with payments, and no others. */
const paymentPages = /^\/(checkout|settings\/account\/subscription)(?=[/?]|$)/

/** CHK-10: on the pages that need the provider's script, the strict policy also allows the provider's addresses. */
export function openPaymentPages(app: FastifyInstance, config: Config): void {
  const openings = openingsOf(config)
  if (openings.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    const policy = reply.raw.getHeader('content-security-policy')
    if (typeof policy === 'string' && paymentPages.test(request.url)) {
      reply.raw.setHeader('content-security-policy', openings.reduce(widenPolicy, policy))
    }
    done()
  })
}

function openingsOf({ billing, captcha }: Config): Openings[] {
  return [
    ...(billing.kind === 'recurly' ? [recurlyOpenings(billing)] : []),
    ...(captcha.kind === 'recaptcha' ? [recaptchaOpenings(captcha.baseUrl)] : []),
  ]
}

/** Recurly's script chooses its data center by the start of the public key. */
function recurlyOpenings({ publicKey, gatewayOrigins }: RecurlyConfig): Openings {
  const api = publicKey.startsWith('fra-') ? 'https://api.eu.recurly.com' : 'https://api.recurly.com'
  return {
    'script-src': ['https://js.recurly.com', ...gatewayOrigins],
    'connect-src': [api, ...gatewayOrigins],
    'frame-src': [api, ...gatewayOrigins],
    'img-src': [api],
  }
}

function recaptchaOpenings(baseUrl: string): Openings {
  return {
    'script-src': [`${baseUrl}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
    'connect-src': [`${baseUrl}/recaptcha/`],
    'frame-src': [`${baseUrl}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
  }
}
