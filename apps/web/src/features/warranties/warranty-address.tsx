import { Button, TextInput } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { CopyButton } from '../../ui/copy-button.tsx'
import { externalAnchor } from '../../ui/external-link.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import classes from './warranty-link.module.css'

type WarrantyAddressProps = {
  readonly link: string
  /** Just created: the button that had the focus is gone, and the address takes it. */
  readonly isNew: boolean
}

/** The address of the page, to copy, to open and as a QR code. */
export const WarrantyAddress = ({ link, isNew }: WarrantyAddressProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  return (
    <>
      <TextInput
        ref={field}
        label="Endereço da página"
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <CopyButton text={link} label="Copiar" done="Endereço copiado." variant="next" />
        <Button
          component="a"
          variant="default"
          href={link}
          {...externalAnchor}
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          Abrir
          <span className="hidden-visually"> (abre em outra aba)</span>
        </Button>
      </div>
      <div className={classes.code}>
        <QrCode text={link} label="Código QR da página de garantias" />
      </div>
    </>
  )
}
