import type { TileKey, TileText } from '../keys.ts'

export const tiles: Readonly<Record<TileKey, TileText>> = {
  first: {
    title: 'What makes a good answer',
    text: 'A clear leaning, the reasons for it, and what would change your mind.',
    link: '/discussions',
    linkText: 'Go to my discussions',
  },
  second: {
    title: 'Going away?',
    text: 'Enter your vacation and no invitation will reach you while you are gone.',
    link: '/account',
    linkText: 'Open my profile',
  },
  third: {
    title: 'Payment this quarter',
    text: 'Payments go out four to six weeks after the quarter closes. A valid tax form is all we need.',
    link: '/account',
    linkText: 'Check my details',
  },
  firstClient: {
    title: 'Before you ask',
    text: 'Have the pathology report, the last scan and a list of medicines at hand. It takes about ten minutes.',
    link: '/member/ask',
    linkText: 'Ask a question',
  },
  secondClient: {
    title: 'Reading several opinions',
    text: 'Experts may differ, and often more than one way is good. Ask them further until it is clear to you.',
    link: '/member/discussions',
    linkText: 'See my discussions',
  },
  thirdClient: {
    title: 'A person to talk to',
    text: 'Your care navigator helps with wording, with files and with the next step.',
    link: 'mailto:::careNavigatorAddress::',
    linkText: 'Write to the care navigator',
  },
  firstNetwork: {
    title: 'Before you ask',
    text: 'Have the pathology, the last imaging and the treatments so far at hand. What you begin is kept as a draft until you submit it.',
    link: '/newQuery',
    linkText: 'Start a discussion',
  },
  secondNetwork: {
    title: 'Reading several opinions',
    text: 'Experts may differ, and often more than one way is good. Ask them further until it is clear.',
    link: '/discussions',
    linkText: 'See my discussions',
  },
  thirdNetwork: {
    title: 'Files of the case',
    text: 'Reports and images belong to the discussion. Add them there, and the whole panel can open them.',
    link: '/discussions',
    linkText: 'Choose a discussion',
  },
  firstGeneral: {
    title: 'Reading several opinions',
    text: 'Experts may differ, and often more than one way is good. Read the reasons beside each answer.',
    link: '/discussions',
    linkText: 'See my discussions',
  },
  secondGeneral: {
    title: 'How we reach you',
    text: 'Choose which messages you get, and whether they come by e-mail or text message.',
    link: '/account',
    linkText: 'Open my profile',
  },
  thirdGeneral: {
    title: 'A person to talk to',
    text: 'Your care navigator answers questions about discussions, files and your account.',
    link: 'mailto:::careNavigatorAddress::',
    linkText: 'Write to the care navigator',
  },
  firstManager: {
    title: 'Your plans at a glance',
    text: 'See who belongs to your plans and how many discussions are left.',
    link: '/managedPlans',
    linkText: 'Go to my plans',
  },
}
