import { colourPattern } from '@girassol/domain/company-brand'
import { TextInput } from '@mantine/core'
import { optional } from '../../ui/optional-label.tsx'
import classes from './brand.module.css'
import type { BrandForm } from './use-brand-form.ts'

const hint = 'O texto sobre ela fica branco ou escuro, o que for mais legível. Sem cor, o fundo é neutro.'

/** The colour as text, and the browser's own picker beside it (PROP-028). */
export const ColourField = ({ form }: { readonly form: BrandForm }) => {
  const { colour } = form.values
  const picked = colourPattern.test(colour.toUpperCase()) ? colour.toLowerCase() : '#ffffff'
  return (
    <TextInput
      {...form.getFieldProps('colour')}
      label={optional('Cor da marca')}
      description={hint}
      placeholder="#0B3D91"
      maxLength={7}
      autoComplete="off"
      leftSection={
        <input
          type="color"
          aria-label="Escolher a cor"
          className={classes.swatch}
          value={picked}
          onChange={(event) => form.change({ colour: event.currentTarget.value.toUpperCase() })}
        />
      }
      leftSectionWidth={44}
    />
  )
}
