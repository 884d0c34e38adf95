import { userTemplate } from '@girassol/domain/administration'
import { importTemplate } from '@girassol/domain/catalogue'
import { freightTemplate } from '@girassol/domain/freight'
import { type SetupItem, type SetupStep, setupSteps } from '@girassol/domain/setup'
import { IconUpload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { ActionButton } from '../../ui/action-button.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { type FileTemplate, TemplateButton } from '../../ui/file-import.tsx'

type SetupLink = {
  readonly label: string
  readonly to: string
  readonly isUpload?: boolean
}

type Page = {
  /** The page of the item after it is done. */
  readonly page: string
  /** The ways to do it, the usual one last: that one is yellow while the item is the next. */
  readonly links: readonly SetupLink[]
  readonly template?: FileTemplate
}

const pages: Readonly<Record<Exclude<SetupStep, 'erp' | 'mail'>, Page>> = {
  branch: { page: '/administracao/filiais', links: [{ label: 'Abrir filiais', to: '/administracao/filiais' }] },
  catalogue: {
    page: '/administracao/catalogo',
    links: [{ label: 'Importar catálogo', to: '/administracao/catalogo', isUpload: true }],
    template: { name: 'Modelo do catálogo.csv', text: importTemplate(['ADMINISTRATOR']) },
  },
  freight: {
    page: '/administracao/frete',
    links: [{ label: 'Importar frete', to: '/administracao/frete/importar', isUpload: true }],
    template: { name: 'Modelo de frete.csv', text: freightTemplate },
  },
  figures: {
    page: '/administracao/configuracoes',
    links: [{ label: 'Abrir configurações', to: '/administracao/configuracoes' }],
  },
  users: {
    page: '/administracao/usuarios',
    links: [
      { label: 'Convidar', to: '/administracao/usuarios/novo' },
      { label: 'Importar usuários', to: '/administracao/usuarios/importar', isUpload: true },
    ],
    template: { name: 'Modelo de usuários.csv', text: userTemplate },
  },
  integrators: {
    page: '/administracao/integradores',
    links: [
      { label: 'Ver cadastros', to: '/administracao/integradores' },
      { label: 'Cadastrar integrador', to: '/administracao/integradores/novo' },
    ],
  },
}

type SetupLinkButtonProps = { readonly link: SetupLink; readonly isNext: boolean }

const SetupLinkButton = ({ link: { label, to, isUpload }, isNext }: SetupLinkButtonProps) => {
  const navigate = useNavigate()
  return (
    <ActionButton
      label={label}
      variant={isNext ? 'next' : 'default'}
      icon={isUpload && <IconUpload size={16} aria-hidden />}
      onRun={() => void navigate({ to })}
    />
  )
}

export type SetupActionsProps = {
  readonly item: SetupItem
  readonly isNext: boolean
  readonly onShowSystem: (step: 'erp' | 'mail') => void
}

/** The actions of an item: how to do it while it is missing, then the link to its page. */
export const SetupActions = ({ item: { step, state }, isNext, onShowSystem }: SetupActionsProps) => {
  if (step === 'erp' || step === 'mail') {
    const isFailed = state === 'failed'
    if (state === 'checking') return null
    return (
      <ActionButton
        label={isFailed ? 'Corrigir' : 'Ver'}
        name={`${isFailed ? 'Corrigir' : 'Ver'} ${setupSteps[step].label}`}
        variant={isFailed ? (isNext ? 'next' : 'default') : 'text'}
        onRun={() => onShowSystem(step)}
      />
    )
  }
  const { page, links, template } = pages[step]
  if (state === 'done') {
    return (
      <AppLink to={page} aria-label={`Ver ${setupSteps[step].label}`}>
        Ver
      </AppLink>
    )
  }
  return (
    <>
      {template !== undefined && <TemplateButton template={template} isQuiet />}
      {links.map((link, index) => (
        <SetupLinkButton key={link.to} link={link} isNext={isNext && index === links.length - 1} />
      ))}
    </>
  )
}
