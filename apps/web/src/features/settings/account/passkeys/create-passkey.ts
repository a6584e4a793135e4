import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'

/** Asks the browser for a passkey. The server wrote the options, in the form that browsers read. */
export async function createPasskey(options: Record<string, unknown>) {
  const optionsJSON = options as Partial<PublicKeyCredentialCreationOptionsJSON>
  const { id, rawId, type, response } = await startRegistration({
    optionsJSON: optionsJSON as PublicKeyCredentialCreationOptionsJSON,
  })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}
