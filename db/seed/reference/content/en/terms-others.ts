import type { PageText } from '../keys.ts'

export const planManagerTerms: PageText = {
  title: 'Terms of service for plan managers',
  html: `
<p>These terms apply to people who manage one or more plans in ::companyText:: for a sponsor.</p>
<h2>1. What you can see</h2>
<p>You see who belongs to the plans you manage, their registration links, and how much the plan is used. You see the medical text of discussions only where the plan shares discussions among its members. You do not see who asked an anonymous question, and you may not try to find out.</p>
<h2>2. What you may do with it</h2>
<ul>
<li>Use the data only to run the plan.</li>
<li>Do not use it for decisions about a person’s employment, insurance, credit, or benefits.</li>
<li>Do not combine it with other data in a way that could show who asked a question.</li>
<li>Do not pass it on, except to people of the sponsor who need it for the same purpose and are bound in the same way.</li>
</ul>
<h2>3. Members</h2>
<p>Add only people who know that you are adding them and who are entitled to the plan. Promptly remove people who are no longer entitled. Removing someone from a plan does not delete their past discussions.</p>
<h2>4. Reports</h2>
<p>Reports show counts for groups. Where a group is so small that a person could be recognized, treat the figure as confidential and do not publish it.</p>
<h2>5. Asking questions yourself</h2>
<p>If you use the service for yourself, the terms for members apply to those questions. The sponsor does not see them.</p>
<h2>6. Ending</h2>
<p>Your access ends when your role ends. Tell us who takes over: <a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a>. The duties in sections 2 and 4 continue afterwards.</p>`,
}

export const blindedTerms: PageText = {
  title: 'Terms of service for blinded participants',
  html: `
<p>These terms apply to discussions in ::companyText:: in which neither side knows who the other is.</p>
<h2>1. Identities stay hidden on both sides</h2>
<p>The experts do not learn who you are or on whose behalf you ask, and you do not learn their names. Do not give, ask for, or try to find out a name, an employer, a study group, or anything else that identifies a person, in text, in files, or in speech.</p>
<h2>2. Your voice</h2>
<p>In calls, your voice is changed in your own browser before it is sent. If it cannot be changed, no sound is sent. You can also stay muted. The change makes recognition harder. It does not make you anonymous to someone who knows you well: <strong>disguised is not the same as anonymous</strong>.</p>
<h2>3. Files</h2>
<p>Remove every identifying detail before you upload a file, including names in images and in the file name. We remove hidden data from photographs.</p>
<h2>4. Information, not treatment</h2>
<p>The answers are opinions for information. They do not replace medical care or, where you take part in a study, the instructions of the study site. In an emergency, call 911 or your local emergency number.</p>
<h2>5. If an identity is revealed</h2>
<p>If you learn who someone is, or believe that someone has learned who you are, stop and tell us immediately: <a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a>. You will not be penalized for telling us.</p>
<h2>6. Age, truthfulness, ending</h2>
<p>You are at least 18 years old and describe the situation truthfully. You may stop at any time. We may close a discussion to keep identities hidden.</p>`,
}

export const invitedTerms: PageText = {
  title: 'Terms for invited guests',
  html: `
<p>Someone has invited you to a discussion or to create an account in ::companyText::. These terms apply from the moment you open the invitation.</p>
<h2>1. The invitation is for you</h2>
<p>The link is personal. Do not pass it on. If it was sent to you by mistake, please close the page and tell the sender or us.</p>
<h2>2. What you hear and read is confidential</h2>
<p>A discussion is about a person’s health. Do not record it, photograph it, or repeat it to people who are not taking part, unless the person concerned has agreed.</p>
<h2>3. Taking part</h2>
<ul>
<li>You confirm that you are at least 18 years old.</li>
<li>You take part as the person you were invited as: as the patient, a relative or friend, a treating professional, or someone with power of attorney.</li>
<li>The expert gives an opinion for information. It is not treatment and does not replace the care team.</li>
<li>The person who invited you, and our staff, can end your participation.</li>
</ul>
<h2>4. Your data</h2>
<p>We store your name and the e-mail address or phone number to which the invitation was sent, and when you joined and left, for as long as the discussion is kept. The sound and picture of a call are not recorded. For details, see the <strong>Privacy Policy</strong>.</p>
<h2>5. When you create an account</h2>
<p>The terms for your kind of account are shown to you then and replace these. Questions: <a href="mailto:::careNavigatorAddress::">::careNavigatorAddress::</a>.</p>`,
}
