import { OpenFeature, ProviderEvents } from '@openfeature/web-sdk'
import { streamProvider } from './stream-provider.ts'

/** [LAND-6] Shows each element with `data-flag` while that flag is on, without a reload. */
export function showFlaggedParts(): void {
  const client = OpenFeature.getClient()
  const show = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-flag]')) {
      element.hidden = !client.getBooleanValue(element.dataset.flag ?? '', false)
    }
  }
  client.addHandler(ProviderEvents.Ready, show)
  client.addHandler(ProviderEvents.ConfigurationChanged, show)
  OpenFeature.setProvider(streamProvider())
}
