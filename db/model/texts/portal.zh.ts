import type { Messages } from './messages.ts'
import type { en } from './portal.en.ts'

export const zh = {
  form: {
    optional: '（选填）',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    showOptions: '显示“%{field}”的选项',
    nothingFound: '未找到结果',
    dateFormat: '月/日/年，例如 03/27/2026',
    dateInvalid: '请输入有效日期，例如 03/27/2026。',
  },
  dialog: {
    close: '关闭',
    dismiss: '不再显示',
    print: '打印',
  },
  state: {
    loading: '正在加载…',
    failed: '无法加载此内容',
    tryAgain: '重试',
  },
  list: {
    pages: '分页',
    previousPage: '上一页',
    nextPage: '下一页',
    range: '第 %{from} 至 %{to} 项，共 %{total} 项',
  },
  errors: {
    email: '请输入电子邮箱地址，例如 name@example.org。',
    tooLong: '内容过长。',
    otp: '请输入 6 位验证码。',
    offline: '无法连接到服务器。请检查网络后重试。',
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
    skip: '跳到正文',
    home: '%{product}，前往首页',
    back: '返回',
    help: '帮助',
    adminMenu: '打开管理后台',
    userMenu: '%{name} 的菜单',
    language: '语言',
    appearance: {
      label: '外观',
      system: '跟随设备设置',
      light: '浅色',
      dark: '深色',
    },
    acting: '代他人操作',
    reload: '重新加载',
    pageFailed: '无法显示此页面',
    actingTime: '剩余 %{time}',
  },
  login: {
    title: '登录',
    email: '电子邮箱',
    password: '密码',
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
