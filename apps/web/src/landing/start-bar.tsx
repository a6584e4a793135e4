import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { priceText } from './price-text.ts'

/** On a phone the way in is in reach on every screenful. The bar ends with the content, so it covers nothing of the footer. */
export function StartBar({ fromPerWeek }: { fromPerWeek: number }) {
  return (
    <div
      data-start-bar
      className="sticky bottom-0 z-1 flex items-center justify-between gap-4 border-t border-hairline bg-paper px-5 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden"
    >
      <p className="text-sm text-muted">
        From <span className="font-display text-base text-ink normal-nums">{priceText(fromPerWeek)}</span>
        /wk
      </p>
      <a href={paths['checkout.root']} className={buttonLook()}>
        Start my plan
      </a>
    </div>
  )
}
