import type { Messages } from './messages.ts'
import type { en } from './portal.en.ts'

export const zh = {
  form: {
    showOptions: '显示“%{field}”的选项',
    nothingFound: '未找到结果',
    dateFormat: '年/月/日，例如 2026/03/27',
    dateInvalid: '请输入有效日期，例如 2026/03/27。',
  },
  dialog: {
    close: '关闭',
    print: '打印',
  },
  list: {
    colon: '：',
    pages: '分页',
    previousPage: '上一页',
    nextPage: '下一页',
    range: '第 %{from} 至 %{to} 项，共 %{total} 项',
  },
  errors: {
    otp: '请输入 6 位验证码。',
    notFoundInvitation: '此邀请无效或已过期。请联系客服。',
  },
  session: {
    warning: '为了您的安全，您将在 %{smart_count} 秒后退出登录。',
    logOut: '退出登录',
  },
  shell: {
    userType: {
      PEN: '待定',
      CLI: '会员',
      EXP: '专家',
      CSR: '客户服务',
      GST: '访客',
      NWT: '医生',
      VIR: '系统',
      PLM: '方案管理员',
      BLD: '盲态用户',
    },
    back: '返回',
    help: '帮助',
    adminMenu: '打开管理后台',
    userMenu: '%{name} 的菜单',
    acting: '代他人操作',
    actingTime: '剩余 %{time}',
  },
  mfa: {
    title: '请确认是您本人',
    send: '发送验证码',
    verify: '验证',
    code: '6 位验证码',
    emailText: '我们会将验证码发送到您账户的电子邮箱。',
    sentTo: '验证码已发送至 %{target}，%{minutes} 分钟内有效。',
    resend: '重新发送验证码',
    lockedFor: '验证码错误次数过多，此方式已锁定。剩余时间：%{time}。',
  },
  noAuth: {
    signedIn: '您已登录',
    notAllowed: '您的账户不包含此页面。',
  },
  notFound: {
    toDashboard: '前往我的主页',
    toLogin: '前往登录',
  },
  contact: {
    message: '您的消息',
    hint: '我们会通过电子邮件回复您。',
  },
} satisfies Messages<typeof en>
