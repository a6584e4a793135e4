/**
 * The tables as Kysely sees them. Each package and the API add their own by declaration merging, so that a store knows its
 * tables without knowing the whole schema. Instants and dates are ISO text, flags and weights integers, documents
 * JSON text: the subset both engines run alike. Tables of a user's data lead their key with `user_id`.
 */
export interface Schema {
  shared_tries: SharedTriesTable
  service_secrets: ServiceSecretsTable
}

interface SharedTriesTable {
  /** A hash of what is limited and of who tries. */
  bucket: string
  tries: number
  /** The count starts again from zero at this instant. */
  ends_at: string
}

/** Made by the service itself at its first start. */
interface ServiceSecretsTable {
  purpose: string
  secret: string
  created_at: string
}
