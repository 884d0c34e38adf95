import { type BrandView, changeBrandLogo, showBrand } from '@girassol/contract/company-brand'
import { brandLogoContentTypes } from '@girassol/domain/company-brand'
import { useState } from 'react'
import { toSentences } from '../../lib/api-error.ts'
import { readChosenFile } from '../../lib/read-chosen-file.ts'
import { useEndpointMutation } from '../../lib/use-endpoint.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import classes from './brand.module.css'

/** Larger files are refused before the upload; the server has the exact limit. */
const mostMegabytes = 1

/** The logo, which is saved as soon as it is chosen (PROP-028). */
export const BrandLogoField = ({ logo }: Pick<BrandView, 'logo'>) => {
  const [problem, setProblem] = useState<string>()
  const change = useEndpointMutation(changeBrandLogo, {
    refreshes: [showBrand],
    success: 'Logotipo salvo',
    failure: false,
  })
  const send = (picture: string | null) => {
    setProblem(undefined)
    if (change.isPending) return
    const onError = (error: unknown) => setProblem(toSentences(error, 'O logotipo não foi salvo.')[0])
    change.mutate({ body: { picture } }, { onError })
  }
  const choose = async (file: File) => {
    const read = await readChosenFile(file, mostMegabytes)
    if ('sentence' in read) setProblem(read.sentence)
    else send(read.file)
  }
  return (
    <div className={classes.logo}>
      <FileDrop
        label={change.isPending ? 'Salvando…' : logo === null ? 'Escolher logotipo' : 'Trocar logotipo'}
        hint="PNG ou JPEG de até 500 kB. É salvo assim que você escolhe."
        accept={brandLogoContentTypes.join(',')}
        error={problem}
        onChoose={(file) => void choose(file)}
      />
      {logo !== null && (
        <ActionButton label="Remover logotipo" variant="text" isRunning={change.isPending} onRun={() => send(null)} />
      )}
      <span role="alert" className="hidden-visually">
        {problem}
      </span>
    </div>
  )
}
