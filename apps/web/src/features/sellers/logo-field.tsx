import { listAuditEntries } from '@girassol/contract/administration'
import { showOwnIntegrator } from '@girassol/contract/onboarding'
import { showRegistration } from '@girassol/contract/seller-registration'
import { changeOwnLogo, changeSellerLogo } from '@girassol/contract/sellers'
import { logoContentTypes } from '@girassol/domain/sellers'
import { useState } from 'react'
import { toSentences } from '../../lib/api-error.ts'
import { readChosenFile } from '../../lib/read-chosen-file.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import classes from './logo-field.module.css'

/** Larger files are refused before the upload; the server has the exact limit. */
const mostMegabytes = 1

type LogoFieldProps = {
  /** The address of the logo; null without one. */
  readonly logo: string | null
  readonly company: string
  readonly isSaving: boolean
  /** The picture in base64, or null to remove the logo. */
  readonly onChange: (picture: string | null, fail: (error: unknown) => void) => void
}

const LogoField = ({ logo, company, isSaving, onChange }: LogoFieldProps) => {
  const [problem, setProblem] = useState<string>()
  const send = (picture: string | null) => {
    setProblem(undefined)
    if (!isSaving) onChange(picture, (error) => setProblem(toSentences(error, 'O logotipo não foi salvo.')[0]))
  }
  const choose = async (file: File) => {
    const read = await readChosenFile(file, mostMegabytes)
    if ('sentence' in read) setProblem(read.sentence)
    else send(read.file)
  }
  return (
    <div className={classes.field}>
      <FileDrop
        label={isSaving ? 'Salvando…' : logo === null ? 'Escolher logotipo' : 'Trocar logotipo'}
        hint="PNG ou JPEG de até 300 kB. Sai no alto dos PDFs de pedidos e orçamentos."
        accept={logoContentTypes.join(',')}
        error={problem}
        preview={logo !== null && <img src={logo} alt={`Logotipo de ${company}`} className={classes.logo} />}
        onChoose={(file) => void choose(file)}
      />
      {logo !== null && (
        <ActionButton label="Remover logotipo" variant="text" isRunning={isSaving} onRun={() => send(null)} />
      )}
      <span role="alert" className="hidden-visually">
        {problem}
      </span>
    </div>
  )
}

type Shown = Pick<LogoFieldProps, 'logo' | 'company'>

/** USE-030: the logo of the user's own company. */
export const OwnLogo = (shown: Shown) => {
  const change = useEndpointMutation(changeOwnLogo, {
    refreshes: [showOwnIntegrator],
    success: 'Logotipo salvo',
    failure: false,
  })
  return (
    <LogoField
      {...shown}
      isSaving={change.isPending}
      onChange={(picture, onError) => change.mutate({ body: { picture } }, { onError })}
    />
  )
}

/** USE-030, C-140: the logo of an integrator, for staff. */
export const SellerLogo = ({ sellerId, ...shown }: Shown & { readonly sellerId: number }) => {
  const change = useEndpointMutation(changeSellerLogo, {
    refreshes: [showRegistration, listAuditEntries],
    success: 'Logotipo salvo',
    failure: false,
  })
  return (
    <LogoField
      {...shown}
      isSaving={change.isPending}
      onChange={(picture, onError) => change.mutate({ params: { id: sellerId }, body: { picture } }, { onError })}
    />
  )
}
