import type { TileKey, TileText } from '../keys.ts'

export const tiles: Readonly<Record<TileKey, TileText>> = {
  first: {
    title: '怎样写好一份回答',
    text: '给出明确的建议，说明理由，并指出什么情况会改变您的看法。',
    link: '/discussions',
    linkText: '前往我的讨论',
  },
  second: {
    title: '准备休假？',
    text: '请添加休假，休假期间您不会收到邀请。',
    link: '/account',
    linkText: '打开个人资料',
  },
  third: {
    title: '本季度付款',
    text: '季度结束后四到六周付款。请确认税务表格和收款方式均为最新。',
    link: '/account',
    linkText: '核对我的资料',
  },
  firstClient: {
    title: '提问之前',
    text: '请准备好病理报告、最近一次影像检查结果和用药清单。提问大约需要 10 分钟。',
    link: '/member/ask',
    linkText: '提问',
  },
  secondClient: {
    title: '阅读多位专家的意见',
    text: '专家的看法可能不同，好的选择往往不止一个。您可以继续追问，直到弄清楚为止。',
    link: '/member/discussions',
    linkText: '查看我的讨论',
  },
  thirdClient: {
    title: '联系就医协调员',
    text: '就医协调员可以协助您提问、处理文件，并告诉您下一步怎么做。',
    link: 'mailto:::careNavigatorAddress::',
    linkText: '发邮件给就医协调员',
  },
  firstNetwork: {
    title: '提问之前',
    text: '请准备好病理报告、最近一次影像检查结果和既往治疗情况。提交之前，我们会为您保存草稿。',
    link: '/newQuery',
    linkText: '发起讨论',
  },
  secondNetwork: {
    title: '阅读多位专家的意见',
    text: '专家的看法可能不同，好的选择往往不止一个。您可以继续追问，直到弄清楚为止。',
    link: '/discussions',
    linkText: '查看我的讨论',
  },
  thirdNetwork: {
    title: '病例文件',
    text: '将报告和影像添加到讨论中，专家组全体成员都可以打开。',
    link: '/discussions',
    linkText: '选择讨论',
  },
  firstGeneral: {
    title: '阅读多位专家的意见',
    text: '专家的看法可能不同，好的选择往往不止一个。请比较每份回答给出的理由。',
    link: '/discussions',
    linkText: '查看我的讨论',
  },
  secondGeneral: {
    title: '我们如何联系您',
    text: '选择您希望收到的消息，以及通过电子邮件还是短信接收。',
    link: '/account',
    linkText: '打开个人资料',
  },
  thirdGeneral: {
    title: '联系就医协调员',
    text: '就医协调员可以解答有关讨论、文件和账户的问题。',
    link: 'mailto:::careNavigatorAddress::',
    linkText: '发邮件给就医协调员',
  },
  firstManager: {
    title: '您的计划概览',
    text: '查看您的计划的成员、注册链接和使用情况。',
    link: '/managedPlans',
    linkText: '前往我的计划',
  },
}
