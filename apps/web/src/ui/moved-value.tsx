import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './moved-value.module.css'

type MovedValueProps<Value> = {
  readonly values: { readonly before: Value; readonly after: Value }
  readonly show: (value: Value) => ReactNode
}

/** The old value, struck through, and the new one. */
export const MovedValue = <Value,>({ values, show }: MovedValueProps<Value>) => (
  <span className={classes.moved}>
    <s>
      <span className="hidden-visually">de </span>
      {show(values.before)}
    </s>
    <IconArrowRight size={12} aria-hidden />
    <span>
      <span className="hidden-visually">para </span>
      {show(values.after)}
    </span>
  </span>
)
