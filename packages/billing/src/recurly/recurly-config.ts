import type { PlanCode } from '@butterleaf/domain/subscription/plans'

export interface RecurlyConfig {
  kind: 'recurly'
  /** Secret: allows every call. */
  apiKey: string
  /** Public: the browser makes tokens with it. */
  publicKey: string
  /** Two while a secret is being changed. */
  webhookSecrets: readonly string[]
  /** Set by the operator only; no request can change where keys are sent. */
  baseUrl: string
  /** Origins of the payment gateway behind Recurly, where its own script or frame runs the bank's step. */
  gatewayOrigins: readonly string[]
  /** Recurly's code for each of our plans. */
  planCodes: Readonly<Record<PlanCode, string>>
}
