import type { HelpKey, PageText } from '../keys.ts'

export const help: Readonly<Record<HelpKey, PageText>> = {
  home: {
    title: 'Your dashboard',
    html: `
<p>The dashboard shows what needs you next.</p>
<ul>
<li><strong>Upcoming discussion:</strong> your next live session, with a Join button that opens five minutes before the call.</li>
<li><strong>Counts:</strong> how many discussions require action, how many new opportunities there are, and how many have new responses. Each count is a link.</li>
</ul>
<p>A banner at the top means that something keeps you from being paid, usually a missing tax form.</p>`,
  },
  homeClient: {
    title: 'Your lobby',
    html: `
<p>From here you ask a new question and open the ones you have asked.</p>
<ul>
<li><strong>Ask Question</strong> starts the guided dialog. If the button is gray, the reason stands beside it.</li>
<li><strong>Drafts</strong> are questions that you have begun. Open one to go on where you stopped.</li>
<li><strong>New responses</strong> counts discussions with answers that you have not read yet.</li>
</ul>`,
  },
  ask: {
    title: 'Starting a discussion',
    html: `
<p>The dialog on the left asks one thing at a time; the summary on the right fills as you go.</p>
<ul>
<li>Everything is saved at each step. You may close the page and come back.</li>
<li>To change something, use the pencil beside your earlier answer. Later answers stay unless they no longer fit; you are told which were cleared.</li>
<li>In <strong>History</strong>, give stage, pathology and biomarkers, treatments with their results, other illnesses, and how the patient copes with daily life.</li>
<li>In <strong>Question</strong>, ask what you really need to decide. Two or three clear questions get better answers than ten.</li>
<li>The wand suggests a clearer wording. It never adds facts; you decide whether to use it.</li>
</ul>
<p>Please leave out everything that tells who the patient is.</p>`,
  },
  askClient: {
    title: 'How to ask a good question',
    html: `
<p>You do not need medical words. Tell it as you would tell it to a doctor who has time.</p>
<ul>
<li><strong>What was found</strong>, and when. If you have the pathology report, copy the main lines.</li>
<li><strong>What has been done</strong> so far, and how well it worked.</li>
<li><strong>Other illnesses and medicines.</strong></li>
<li><strong>Daily life:</strong> what is possible today, and what has become hard.</li>
</ul>
<p>Then write your question. Good questions are about a decision: “Should we choose A or B, and why?”</p>
<p>Please do not write names, addresses, dates of birth or record numbers. You can stop whenever you like: your draft is kept.</p>
<p><strong>In an emergency call 911 or your local emergency number.</strong></p>`,
  },
  discussions: {
    title: 'My Discussions',
    html: `
<p>Your discussions are sorted into groups: <strong>Requiring Action</strong>, <strong>New Opportunities</strong>, <strong>Ongoing Discussion</strong> and <strong>Closed</strong>. Each stands in one group only.</p>
<p>A badge on the card tells the state, for example “awaiting response” or “under quality review”. Open a card to read the discussion; its reference number helps when you write to us.</p>`,
  },
  discussionsClient: {
    title: 'Reading your answers',
    html: `
<p>Usually three experts answer, each for themselves. It is normal that they do not agree on everything: medicine often has more than one good way.</p>
<ul>
<li>You can <strong>ask further</strong> under an answer until the discussion closes. The closing time stands at the top.</li>
<li>If an expert <strong>asks you back</strong>, the discussion moves to Requiring Action. The sooner you reply, the sooner the answer comes.</li>
<li>“Under quality review” means that our staff are reading the question or an answer. Nothing is lost.</li>
<li>Use Export to take a copy to your next appointment.</li>
</ul>`,
  },
  discussionsExpert: {
    title: 'Your discussions as an expert',
    html: `
<p><strong>Requiring Action</strong> holds your reserved seats, follow-up questions and open surveys. <strong>New Opportunities</strong> holds invitations you have not answered.</p>
<ul>
<li>A clock on the card shows how long your seat is still reserved.</li>
<li>“Awaiting response” means that the asker or a colleague is next.</li>
<li>Closed discussions stay readable. Minutes and pay are fixed from that moment.</li>
</ul>`,
  },
  live: {
    title: 'Audio and video sessions',
    html: `
<p>The Join button opens five minutes before the call and works once the expert has joined; until then you see the waiting room.</p>
<ul>
<li>Allow the browser to use microphone and camera when it asks.</li>
<li>Earphones prevent echo. A wired or strong wireless connection prevents gaps.</li>
<li>If a window does not open, copy the link and paste it into a new tab.</li>
<li>The asker can invite others, for example a relative or the treating doctor. Sessions are not recorded.</li>
</ul>`,
  },
  invitations: {
    title: 'Invitations and seats',
    html: `
<p>An invitation shows diagnosis, focus, medium, pay and deadline. The history and the files open when you accept.</p>
<ul>
<li><strong>Accept</strong> reserves a paid seat for six hours. If you have not answered by then, the seat goes to the next expert, and you may take one again while a seat is free.</li>
<li><strong>Decline</strong> is final for this discussion. It does not count against you.</li>
<li><strong>Panel full:</strong> others were faster. You may still comment without pay.</li>
</ul>
<p>Enter your vacations in your profile, so that you are not invited while you are away.</p>`,
  },
  answering: {
    title: 'Writing an answer',
    html: `
<p>Begin with the answer, then give the reasons. Askers value three things above all: a clear leaning, its strength, and what would change your mind.</p>
<ul>
<li>Your text is kept on this device while you write. It counts as an answer only when you post it.</li>
<li>If an important fact is missing, ask back. Your seat stays reserved.</li>
<li>State your minutes truthfully, from 15 to 60 in steps of five. The field starts with the time we measured.</li>
<li>Some first answers are read by staff before they appear. If one is sent back, the reason stands above it; correct it and post again.</li>
<li>In plans with <em>independent first</em> you see your colleagues’ answers after you have posted your own.</li>
</ul>`,
  },
  payment: {
    title: 'How you are paid',
    html: `
<p>Every amount shows its formula: hourly rate ÷ 60 × minutes × multiple. The rate is the one you had when you accepted.</p>
<ul>
<li>Amounts may change until the discussion closes and are fixed from then on.</li>
<li>Payment follows four to six weeks after the close of the quarter.</li>
<li>We can pay only with a completed, valid tax form and your bank or PayPal details.</li>
<li>Comments on a full panel are unpaid unless staff decide otherwise.</li>
</ul>`,
  },
  taxForms: {
    title: 'Tax forms',
    html: `
<p>Persons and companies of the United States fill out form W-9; everybody else fills out W-8 BEN. You can switch the form until you certify it.</p>
<ul>
<li>Entries are saved while you type. Numbers are shown only in part once they are saved.</li>
<li>To certify, type your name exactly as the legal name in the form.</li>
<li>A certified form is not edited. If something changes, file a new one within 30 days; the old one is valid until then.</li>
<li>A W-8 BEN ends on the last day of the third year after it was signed. We remind you in time.</li>
</ul>`,
  },
  profile: {
    title: 'Your expert profile',
    html: `
<p>Specialties and diagnoses decide which invitations reach you. Your consumer biography is what members read; keep it short and free of abbreviations.</p>
<p>Disclosures are shown to askers and to the panel. Please check them twice a year.</p>`,
  },
  managedPlans: {
    title: 'Plans I manage',
    html: `
<p>For each of your plans you see members, registration links and use.</p>
<ul>
<li>A <strong>registration link</strong> can be limited by date and switched off at any time. Use one link per channel to see where members come from.</li>
<li>Removing a member ends their access to the plan, not their account.</li>
<li>The text of discussions is visible only where the plan shares them. Nobody, including you, can see who asked anonymously.</li>
</ul>`,
  },
  blinded: {
    title: 'Taking part without being known',
    html: `
<p>Neither side learns who the other is. Please help to keep it so: no names, employers, places or study groups in text or files.</p>
<ul>
<li>Choose how your voice is altered before you join a live session. If the alteration cannot run, no sound is sent.</li>
<li>Disguised is not the same as anonymous: someone who knows you well may still recognize how you speak.</li>
<li>If something has slipped out, contact us at once. We can stop the discussion.</li>
</ul>`,
  },
  signIn: {
    title: 'Signing in safely',
    html: `
<p>After your password we ask for a second proof: a code by e-mail or text message, or from an authenticator app.</p>
<ul>
<li>Codes are valid for five minutes, codes by e-mail for ten. After five wrong codes that way is locked for 15 minutes; another one still works.</li>
<li>Text messages can be sent to numbers in the United States only.</li>
<li>You are signed out after 30 minutes without use. A minute before, we ask whether you are still there.</li>
<li>Lost your phone? Write to <a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a>.</li>
</ul>`,
  },
  account: {
    title: 'Your account',
    html: `
<p>Under User Profile you change your name, address, telephone numbers, language, and how and when we may write to you. Do-not-disturb hours hold back everything but sign-in codes.</p>
<p>After a change of e-mail address you are asked to set a new password.</p>`,
  },
}
