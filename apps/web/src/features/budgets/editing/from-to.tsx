import { IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { MoneyText } from '../../../ui/value-text.tsx'
import classes from '../remaking/difference.module.css'

type Values<Value> = { readonly before: Value; readonly after: Value }

type MovedProps<Value> = { readonly values: Values<Value>; readonly show: (value: Value) => ReactNode }

/** The old value, struck through, and the new one. */
export const Moved = <Value,>({ values, show }: MovedProps<Value>) => (
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

/** An amount before and after; one figure when it did not change. */
export const FromTo = ({ label, values }: { readonly label: string; readonly values: Values<number | null> }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {values.before === values.after ? (
        <MoneyText reais={values.after} />
      ) : (
        <Moved values={values} show={(reais) => <MoneyText reais={reais} />} />
      )}
    </dd>
  </div>
)
