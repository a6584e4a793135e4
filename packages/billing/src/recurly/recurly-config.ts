import type { PlanCode } from '@butterleaf/domain/subscription/plans'

export interface RecurlyConfig {
  kind: 'recurly'
  /** Private: it may do everything. */
  apiKey: string
  /** Public: the browser makes tokens with it. */
  publicKey: string
  /** While a secret is being changed there are two. */
  webhookSecrets: readonly string[]
  /** From the operator alone; nothing a request holds can change where keys are sent. */
  baseUrl: string
  /** Of whoever moves the money behind Recurly, where a script or frame of theirs asks the bank. */
  gatewayOrigins: readonly string[]
  /** What each of our plans is called over there. */
  planCodes: Readonly<Record<PlanCode, string>>
}
