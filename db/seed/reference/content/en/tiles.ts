import type { TileKey, TileText } from '../keys.ts'

export const tiles: Readonly<Record<TileKey, TileText>> = {
  first: {
    title: 'What makes a good answer',
    text: 'A clear recommendation, your reasons, and what would change your mind.',
    link: '/discussions',
    linkText: 'Go to my discussions',
  },
  second: {
    title: 'Going away?',
    text: 'Add your vacation, and we won’t send you invitations while you’re away.',
    link: '/account',
    linkText: 'Open my profile',
  },
  third: {
    title: 'Payment this quarter',
    text: 'We pay four to six weeks after the quarter ends. Make sure your tax form and payment details are up to date.',
    link: '/account',
    linkText: 'Check my details',
  },
  firstClient: {
    title: 'Before you ask',
    text: 'Have your pathology report, latest scan, and medication list ready. It takes about 10 minutes.',
    link: '/member/ask',
    linkText: 'Ask a question',
  },
  secondClient: {
    title: 'Reading several opinions',
    text: 'Experts may disagree, and there is often more than one good option. Ask follow-up questions until it’s clear.',
    link: '/member/discussions',
    linkText: 'See my discussions',
  },
  thirdClient: {
    title: 'Talk to a person',
    text: 'Your care navigator can help with your question, your files, and next steps.',
    link: 'mailto:::careNavigatorAddress::',
    linkText: 'E-mail your care navigator',
  },
  firstNetwork: {
    title: 'Before you ask',
    text: 'Have the pathology, latest imaging, and treatment history ready. We save your draft until you submit it.',
    link: '/newQuery',
    linkText: 'Start a discussion',
  },
  secondNetwork: {
    title: 'Reading several opinions',
    text: 'Experts may disagree, and there is often more than one good option. Ask follow-up questions until it’s clear.',
    link: '/discussions',
    linkText: 'See my discussions',
  },
  thirdNetwork: {
    title: 'Case files',
    text: 'Add reports and images to the discussion so the whole panel can open them.',
    link: '/discussions',
    linkText: 'Choose a discussion',
  },
  firstGeneral: {
    title: 'Reading several opinions',
    text: 'Experts may disagree, and there is often more than one good option. Compare the reasons behind each answer.',
    link: '/discussions',
    linkText: 'See my discussions',
  },
  secondGeneral: {
    title: 'How we reach you',
    text: 'Choose which messages you get, and whether by e-mail or text message.',
    link: '/account',
    linkText: 'Open my profile',
  },
  thirdGeneral: {
    title: 'Talk to a person',
    text: 'Your care navigator can answer questions about discussions, files, and your account.',
    link: 'mailto:::careNavigatorAddress::',
    linkText: 'E-mail your care navigator',
  },
  firstManager: {
    title: 'Your plans at a glance',
    text: 'See the members, registration links, and usage of your plans.',
    link: '/managedPlans',
    linkText: 'Go to my plans',
  },
}
