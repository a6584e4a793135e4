import { couponMaxLength, couponMinLength } from '@butterleaf/domain/subscription/coupon'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { CouponState } from './use-coupon.ts'

/** [CHK-5] */
export function PromoCode({ coupon }: { coupon: CouponState }) {
  const { applied, isChecking, fault } = coupon
  const [typed, setTyped] = useState('')
  const place = useFocusHandover<HTMLFormElement>(applied ?? '')
  const whyId = useId()
  const canApply = typed.trim().length >= couponMinLength
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canApply && !isChecking) void coupon.apply(typed)
  }
  const remove = () => {
    setTyped('')
    coupon.remove()
  }
  return (
    <form {...place} onSubmit={submit} className="flex items-start gap-3">
      <Field
        label="Promo code"
        hint={applied === null && <span id={whyId}>At least {couponMinLength} characters.</span>}
        error={fault}
        className="flex-1"
      >
        <TextInput
          value={applied ?? typed}
          onChange={(event) => setTyped(event.target.value)}
          readOnly={applied !== null}
          maxLength={couponMaxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <div className="mt-[2.1rem]">
        {applied === null ? (
          <Button
            key="apply"
            type="submit"
            look="ghost"
            className="min-h-14"
            why={canApply ? undefined : `Type a code of at least ${couponMinLength} characters.`}
            whyId={whyId}
            busy={isChecking}
          >
            Apply
          </Button>
        ) : (
          <Button key="remove" look="ghost" className="min-h-14" onClick={remove}>
            Remove
          </Button>
        )}
      </div>
    </form>
  )
}
