import type { TileKey, TileText } from '../keys.ts'

export const tiles: Readonly<Record<TileKey, TileText>> = {
  first: {
    title: '怎样写好一份答复',
    text: '先给出明确的倾向，再说明理由，以及什么情况会让您改变看法。',
    link: '/discussions',
    linkText: '前往我的讨论',
  },
  second: {
    title: '准备休假？',
    text: '填写休假日期后，休假期间不会收到邀请。',
    link: '/account',
    linkText: '打开个人资料',
  },
  third: {
    title: '本季度付款',
    text: '季度结束后四到六周付款，只需要一份有效的税表。',
    link: '/account',
    linkText: '核对我的资料',
  },
  firstClient: {
    title: '提问之前',
    text: '请准备好病理报告、最近一次影像检查和用药清单，大约需要十分钟。',
    link: '/member/ask',
    linkText: '提出问题',
  },
  secondClient: {
    title: '阅读多位专家的意见',
    text: '专家的看法可能不同，好的选择往往不止一个。您可以继续追问，直到弄清楚为止。',
    link: '/member/discussions',
    linkText: '查看我的讨论',
  },
  thirdClient: {
    title: '可以与您交谈的人',
    text: '照护协调员可以帮助您组织文字、处理文件，并告诉您下一步怎么做。',
    link: 'mailto:::careNavigatorAddress::',
    linkText: '写信给照护协调员',
  },
  firstNetwork: {
    title: '提问之前',
    text: '请准备好病理报告、最近一次影像检查和既往治疗情况。提交之前，您填写的内容会保存为草稿。',
    link: '/newQuery',
    linkText: '开始讨论',
  },
  secondNetwork: {
    title: '阅读多位专家的意见',
    text: '专家的看法可能不同，好的选择往往不止一个。您可以继续追问，直到弄清楚为止。',
    link: '/discussions',
    linkText: '查看我的讨论',
  },
  thirdNetwork: {
    title: '病例文件',
    text: '报告和影像属于相应的讨论。请在讨论中添加，专家组全体成员都可以打开。',
    link: '/discussions',
    linkText: '选择讨论',
  },
  firstGeneral: {
    title: '阅读多位专家的意见',
    text: '专家意见可能不同，可行的方案往往不止一种。请留意每条回答给出的理由。',
    link: '/discussions',
    linkText: '查看我的讨论',
  },
  secondGeneral: {
    title: '我们如何联系您',
    text: '选择您希望收到的消息，以及通过电子邮件还是短信接收。',
    link: '/account',
    linkText: '打开我的个人资料',
  },
  thirdGeneral: {
    title: '有人可以咨询',
    text: '您的护理导航员会解答有关讨论、文件和账户的问题。',
    link: 'mailto:::careNavigatorAddress::',
    linkText: '联系护理导航员',
  },
  firstManager: {
    title: '您的计划概览',
    text: '查看您计划中的成员以及剩余的讨论次数。',
    link: '/managedPlans',
    linkText: '前往我的计划',
  },
}
