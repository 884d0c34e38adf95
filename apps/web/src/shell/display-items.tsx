import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { type RowDensity, rowDensities, setRowDensity, useRowDensity } from '../lib/row-density.ts'
import { colorSchemes } from './color-schemes.ts'

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly current: Value
  readonly onChange: (value: Value) => void
}

const Choice = <Value extends string>({ label, options, current, onChange }: ChoiceProps<Value>) => (
  <>
    <Menu.Label>{label}</Menu.Label>
    <Menu.RadioGroup value={current} onChange={(value) => onChange(value as Value)}>
      {options.map((option) => (
        <Menu.RadioItem key={option.value} value={option.value} closeMenuOnClick={false}>
          {option.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  </>
)

const densityLabels: Readonly<Record<RowDensity, string>> = { standard: 'Confortável', compact: 'Compacta' }
const densities = rowDensities.map((value) => ({ value, label: densityLabels[value] }))

/** The display settings of this browser: its theme, and the row height of lists. */
export const DisplayItems = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Choice<MantineColorScheme> label="Tema" options={colorSchemes} current={colorScheme} onChange={setColorScheme} />
      <Choice label="Altura das linhas" options={densities} current={useRowDensity()} onChange={setRowDensity} />
    </>
  )
}
