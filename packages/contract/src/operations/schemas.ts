import { z } from 'zod'
import type { CallSchema } from '../call.ts'

export const readHealth = {
  summary: 'The process is alive',
  public: true,
  answer: z.object({ status: z.literal('ok') }),
} satisfies CallSchema

export const readReadiness = {
  summary: 'The database answers',
  public: true,
  answer: z.object({ status: z.literal('ready'), engine: z.enum(['sqlite', 'postgres']) }),
} satisfies CallSchema

export const readMetrics = {
  summary: 'Prometheus metrics, to this machine or to the holder of the metrics token',
  public: true,
  answer: z.string(),
  answerType: 'text/plain',
} satisfies CallSchema

export const readConfig = {
  summary: 'What a client needs before it can sign in',
  public: true,
  answer: z.object({
    issuer: z.string(),
    clientId: z.string(),
    audience: z.string(),
    extraAuthParams: z.record(z.string(), z.string()),
    endSessionUrl: z.string().nullable().describe('For a provider that announces no end-session address'),
    scope: z.string(),
    billing: z.object({ provider: z.string(), publicKey: z.string().optional() }),
    pageViews: z.object({ needConsent: z.boolean().describe('None is counted before its reader agrees') }),
    support: z
      .object({ email: z.string().optional(), chatUrl: z.string().optional() })
      .describe('How to reach a person: the chat where there is one, else mail'),
    captcha: z.object({ provider: z.string(), siteKey: z.string().optional() }),
    purchaseEvents: z.array(z.string()).describe('Whom outside purchases are told to, of people who agree'),
  }),
} satisfies CallSchema
