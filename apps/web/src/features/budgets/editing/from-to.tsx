import { MovedValue } from '../../../ui/moved-value.tsx'
import { MoneyText } from '../../../ui/value-text.tsx'

type Values<Value> = { readonly before: Value; readonly after: Value }

/** An amount before and after; one figure when it did not change. */
export const FromTo = ({ label, values }: { readonly label: string; readonly values: Values<number | null> }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {values.before === values.after ? (
        <MoneyText reais={values.after} />
      ) : (
        <MovedValue values={values} show={(reais) => <MoneyText reais={reais} />} />
      )}
    </dd>
  </div>
)
